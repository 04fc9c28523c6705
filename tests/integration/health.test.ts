import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { uploadsProblem } from "@/lib/uploads/probe";
import { openBrowser } from "../support/browser";

const DRAINING = Symbol.for("kaamsetu.draining");

afterEach(() => vi.useRealTimers());
afterEach(() => Reflect.deleteProperty(globalThis, DRAINING));

test("a server that is shutting down is not ready, but alive", async () => {
  const { call } = openBrowser();
  expect(await call("GET", "/api/health/ready")).toMatchObject({ status: 200, body: { status: "ok" } });
  Reflect.set(globalThis, DRAINING, true);
  expect(await call("GET", "/api/health/ready")).toMatchObject({
    status: 503,
    body: { status: "unavailable", server: "stopping" },
  });
  expect(await call("GET", "/api/health/live")).toMatchObject({ status: 200, body: { status: "ok" } });
});

test("a folder for pictures that cannot be written is named by the readiness check and in a sentence, until it can be", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  const folder = process.env.UPLOAD_DIR!;
  const later = async () => {
    vi.advanceTimersByTime(11_000);
    return openBrowser().call("GET", "/api/health/ready");
  };
  expect(await later()).toMatchObject({ status: 200 });
  expect(readdirSync(folder)).toEqual([]);

  rmSync(folder, { recursive: true });
  writeFileSync(folder, "a file in its place, which not even root can write into");
  const answer = await later();
  expect(answer).toMatchObject({ status: 503, body: { status: "unavailable", uploads: "away" } });
  expect(answer.headers.get("retry-after")).toBe("5");
  expect(await uploadsProblem()).toMatch(
    new RegExp(`^The folder for pictures, ${folder}, cannot be written \\(E[A-Z]+\\)`),
  );

  rmSync(folder);
  expect(await later()).toMatchObject({ status: 200 });
  expect(await uploadsProblem()).toBeNull();
});
