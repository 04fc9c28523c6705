import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { observe } from "@/lib/platform/observing/observe";
import { Traces, type Observed } from "@/lib/platform/observing/traces";
import { routeOf } from "@/lib/access/screens/route-of";

vi.mock("@/lib/platform/env", () => ({ getEnv: () => ({}) }));

const REQUEST: Observed = {
  ...{ method: "GET", route: "/api/jobs/{id}", status: 200, ms: 12.5, requestId: "0123456789abcdef" },
  traceparent: null,
};

let close = () => {};
afterEach(() => close());

async function collector(status = 200) {
  const received: { headers: IncomingMessage["headers"]; body: Body }[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({ headers: request.headers, body: body as Body });
      response.writeHead(status).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  close = () => void server.close();
  return { received, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}
type Span = Record<string, unknown> & { traceId: string; startTimeUnixNano: string; endTimeUnixNano: string };
type Body = { resourceSpans: { resource: object; scopeSpans: { spans: Span[] }[] }[] };

const start = (endpoint: string, faults: unknown[] = []) =>
  new Traces({
    ...{ endpoint, headers: "authorization=Basic%20abc, x-team=a=b", service: "kaam" },
    report: (error) => void faults.push(error),
  });

test("each request is a span of the caller's trace, as OTLP's JSON has it", async () => {
  const { received, endpoint } = await collector();
  const traces = start(endpoint);
  const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
  traces.add({ ...REQUEST, traceparent: `00-${trace}-00f067aa0ba902b7-01` });
  traces.add({ ...REQUEST, status: 503, traceparent: "nonsense" });
  await traces.close();
  expect(received).toHaveLength(1);
  expect(received[0]!.headers).toMatchObject({ authorization: "Basic abc", "x-team": "a=b" });
  const { resource, scopeSpans } = received[0]!.body.resourceSpans[0]!;
  expect(resource).toEqual({ attributes: [{ key: "service.name", value: { stringValue: "kaam" } }] });
  const [first, second] = scopeSpans[0]!.spans;
  expect(first).toMatchObject({
    traceId: trace,
    parentSpanId: "00f067aa0ba902b7",
    name: "GET /api/jobs/{id}",
    kind: 2,
    status: {},
  });
  expect(Number(BigInt(first!.endTimeUnixNano) - BigInt(first!.startTimeUnixNano)) / 1e6).toBeCloseTo(12.5, 3);
  expect(second).toMatchObject({ status: { code: 2 } });
  expect(second!.traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toHaveProperty("parentSpanId");
});

test("a collector that refuses is reported once, until it takes spans again", async () => {
  const { endpoint } = await collector(503);
  const faults: unknown[] = [];
  const traces = start(endpoint, faults);
  for (let n = 0; n < 3; n++) {
    traces.add(REQUEST);
    await traces.flush();
  }
  await traces.close();
  expect(faults).toEqual([expect.objectContaining({ code: "refused 503" })]);
});

test("a page is named by its pattern, never by what someone typed", () => {
  expect(routeOf("/jobs/0190aaaa-0000-7000-8000-000000000000")).toBe("/jobs/{id}");
  expect(routeOf("/jobs/0190aaaa/apply")).toBe("/jobs/{id}/apply");
  expect(routeOf("/jobs/category/chef-cook")).toBe("/jobs/category/{id}");
  expect(routeOf("/")).toBe("/");
  expect(routeOf("/terms/2026-11-24")).toBe("/terms");
  expect(routeOf("/admin-login")).toBe("/admin-login");
  expect(routeOf("/ramesh.kumar")).toBe("{other}");
});

test("a path's pattern is worked out only for those who observe", () => {
  const { route, ...request } = REQUEST;
  const routeOfPath = vi.fn(() => route);
  observe(request, routeOfPath);
  expect(routeOfPath).not.toHaveBeenCalled();
  const add = vi.spyOn(Traces.prototype, "add").mockImplementation(() => {});
  const key = Symbol.for("kaamsetu.traces");
  Reflect.set(globalThis, key, start("http://127.0.0.1:9/"));
  observe(request, routeOfPath);
  Reflect.deleteProperty(globalThis, key);
  expect(add).toHaveBeenCalledWith(REQUEST);
});
