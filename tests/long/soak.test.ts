import { expect, test } from "vitest";
import { soak } from "@/scripts/soak/soak";

test("half a minute of 64 clients in random order breaks no rule", async () => {
  const { faults, lines } = await soak(0.5);
  console.info(lines.join("\n"));
  expect(faults).toEqual([]);
}, 400_000);
