import { afterAll, beforeAll, expect, test } from "vitest";
import { growthBetween } from "../support/growth-between";
import { startGrowth } from "../support/growth";

let app: Awaited<ReturnType<typeof startGrowth>>;
beforeAll(async () => {
  app = await startGrowth({ logFile: "test-results/growth.log" });
}, 300_000);
afterAll(() => app?.stop(), 60_000);

test("the server keeps nothing of what it has answered", async () => {
  // The leak of 0.07 MB a page would be above the limit three times.
  // The first answers are more than there are kinds of them: each loads what it needs once.
  const { grown, line } = await growthBetween(app, { first: 1_000, further: 900 });
  expect(grown.megabytes, line).toBeLessThan(8);
  expect(grown, line).toMatchObject({ failures: [], resources: [] });
  expect(grown.listeners, line).toBe(0);
  expect(grown.entries, line).toBeLessThan(2_000);
}, 300_000);
