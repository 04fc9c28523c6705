import { afterEach, expect, test } from "vitest";
import { openBrowser } from "../support/browser";

const DRAINING = Symbol.for("kaamsetu.draining");

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
