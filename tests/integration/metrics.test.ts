import { expect, test, vi } from "vitest";
import { makePerson } from "../support/factories";
import { openBrowser } from "../support/browser";

const TOKEN = "a-token-for-tests-only";
vi.hoisted(() => (process.env.METRICS_TOKEN = "a-token-for-tests-only"));

const read = (authorization?: string) =>
  openBrowser().call("GET", "/api/metrics", {
    headers: { host: "10.0.0.7:3000", ...(authorization ? { authorization } : {}) },
  });

test("only someone with the token reads the metrics, under any name of the server", async () => {
  expect((await read()).status).toBe(401);
  expect((await read(`Bearer ${TOKEN}x`)).status).toBe(401);
  const { status, headers, body } = await read(`Bearer ${TOKEN}`);
  expect(status).toBe(200);
  expect(headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(body).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(body).toMatch(/^nodejs_eventloop_lag_seconds /m);
});

test("calls are counted by the pattern of their path, and failures by their event", async () => {
  const { browser, id } = await makePerson("worker");
  await browser.call("GET", `/api/jobs/${id}?search=Ramesh`);
  await openBrowser().call("GET", "/api/Ramesh/Kumar/9812345678");
  const { body } = await read(`Bearer ${TOKEN}`);
  const counted = 'kaamsetu_http_request_duration_seconds_count{method="GET",route="/api/jobs/{id}",status="404"} 1';
  expect(body).toContain(counted);
  expect(body).toContain('route="/api/{path}",status="404"');
  for (const personal of [id, "Ramesh", "9812345678"]) expect(body).not.toContain(personal);
});
