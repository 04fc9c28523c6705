import { logged } from "../support/log-lines";
import { expect, test, vi } from "vitest";
import { read } from "@/lib/platform/db/read";
import { makePerson } from "../support/factories";

vi.mock("@/lib/platform/db/read", async (load) => {
  const real = await load<{ read: (...given: unknown[]) => unknown }>();
  return { ...real, read: vi.fn(real.read) };
});

test("when nobody can say who calls, that is logged with the status, and nobody is taken for a visitor", async () => {
  const { browser } = await makePerson("worker");
  expect((await browser.call("GET", "/api/user")).status).toBe(200);
  logged.clear();
  const away = Object.assign(new Error("no database"), { code: "ECONNREFUSED" });
  vi.mocked(read).mockImplementationOnce(() => Promise.reject(away));
  expect((await browser.call("GET", "/api/user")).status).toBe(503);
  expect(logged.lines()).toContainEqual(
    expect.objectContaining({ level: "error", event: "Failed to fetch user", status: 503 }),
  );
});
