import { expect, test, vi } from "vitest";
import { makePerson } from "../support/factories";
import { openBrowser } from "../support/browser";
import { dashboardQueries } from "../support/dashboard";

const TOKEN = "a-token-for-tests-only";
vi.hoisted(() => (process.env.METRICS_TOKEN = "a-token-for-tests-only"));

const read = (authorization?: string) =>
  openBrowser().call("GET", "/api/metrics", {
    headers: { host: "10.0.0.7:3000", ...(authorization ? { authorization } : {}) },
  });

/** The series of a text of Prometheus: name and labels of each. */
const seriesIn = (text: string) =>
  [...text.matchAll(/^(\w+)(?:\{([^}]*)\})? \S+$/gm)].map(([, name, labels = ""]) => ({
    name: name!,
    labels: Object.fromEntries([...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, label, value]) => [label!, value!])),
  }));

// Before any other call: a server that has just started.
test("each query of the dashboard finds its series on a fresh server, with the labels that it asks for", async () => {
  const series = seriesIn((await read(`Bearer ${TOKEN}`)).body as string);
  const missing = dashboardQueries().flatMap((query) => {
    const grouped = [...query.matchAll(/by \(([^)]+)\)/g)].flatMap(([, names]) => names!.split(/,\s*/));
    const selectors = [...query.matchAll(/\b((?:kaamsetu|process|nodejs)_\w+)(?:\{([^}]*)\})?/g)];
    expect(selectors, query).not.toHaveLength(0);
    return selectors.flatMap(([selector, name, conditions = ""]) => {
      const matchers = [...conditions.matchAll(/(\w+)(=~|=)"([^"]*)"/g)];
      const found = series.filter(
        ({ name: own, labels }) =>
          own === name &&
          grouped.every((label) => label in labels) &&
          matchers.every(([, label, , value]) => new RegExp(`^(?:${value})$`).test(labels[label!] ?? "")),
      );
      return found.length > 0 ? [] : [`${selector} of ${query}`];
    });
  });
  expect(missing).toEqual([]);
});

// promtool's rules, which tests/long/prometheus.test.ts asks it for.
test("metrics have names that Prometheus recommends: a counter, and nothing else, ends in _total", async () => {
  const text = (await read(`Bearer ${TOKEN}`)).body as string;
  const kinds = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  expect(kinds.length).toBeGreaterThan(20);
  expect(kinds.filter(([, name, kind]) => (kind === "counter") !== name!.endsWith("_total"))).toEqual([]);
  for (const [, name] of kinds) {
    expect(text).toMatch(new RegExp(`^# HELP ${name} \\S`, "m"));
    expect(name).toMatch(/^(kaamsetu|process|nodejs)_[a-z0-9_]+$/);
    expect(name).not.toMatch(/milliseconds|_ms$|kilobytes|minutes|_(gauge|counter|histogram)/);
  }
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
