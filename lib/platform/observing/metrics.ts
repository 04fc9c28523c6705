import "server-only";
import client from "prom-client";
import { getEnv } from "@/lib/platform/env";

const PREFIX = "kaamsetu_";
const LABELS = ["method", "route", "status"] as const;
/** Seconds. The goals are in docs/performance: a list within 0.1 s, a form with a picture within a few seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

// The library is one for the process, but Next may load this file once for pages and once for calls: the second time the
// metrics are there already.
const registered = <M extends client.Metric>(name: string, make: (name: string) => M): M =>
  (client.register.getSingleMetric(name) as M | undefined) ?? make(name);

/** Begin at 0, so that a share of them is 0 and not unknown until the first one. */
const FIRST_STATUSES = ["200", "401", "429", "500", "503"];
const FIRST_EVENTS = ["unexpected_error", "page_failed", "database_away", "storage_away"];

const requests = () =>
  registered(`${PREFIX}http_request_duration_seconds`, (name) => {
    const histogram = new client.Histogram({
      name,
      help: "Pages and calls, by the pattern of their path",
      labelNames: LABELS,
      buckets: BUCKETS,
    });
    for (const status of FIRST_STATUSES) histogram.zero({ method: "GET", route: "/", status });
    return histogram;
  });

const failures = () =>
  registered(`${PREFIX}failures_total`, (name) => {
    const help = "Failures on our side, by the event of their line in the log";
    const counter = new client.Counter({ name, help, labelNames: ["event"] });
    for (const event of FIRST_EVENTS) counter.inc({ event }, 0);
    return counter;
  });

/** Sums of the library's that are no counters, against Prometheus' rules for names; the same by type has other names. */
const MISNAMED = ["nodejs_active_resources_total", "nodejs_active_handles_total", "nodejs_active_requests_total"];

/** Counts an answered request. @param route the pattern of its path, never the path. @param ms milliseconds. */
export function countRequest(facts: { method: string; route: string; status: number; ms: number }): void {
  const { method, route, status, ms } = facts;
  requests().observe({ method, route, status: String(status) }, ms / 1000);
}

/** Counts a failure. @param event of its line in the log. */
export const countFailure = (event: string): void => failures().inc({ event });

/** Counted by the launcher, which outlives the server. */
const deaths = () =>
  registered(`${PREFIX}server_deaths_total`, (name) => {
    const counter = new client.Counter({
      name,
      help: "Unexpected ends of the server since its launcher started, by cause",
      labelNames: ["cause"],
    });
    const counts = JSON.parse(getEnv().SERVER_DEATHS) as Record<string, number>;
    for (const [cause, count] of Object.entries(counts)) counter.inc({ cause }, count);
    return counter;
  });

/** All metrics of this process as Prometheus reads them, and the media type. */
export async function readMetrics(): Promise<{ text: string; media: string }> {
  if (!client.register.getSingleMetric("process_cpu_seconds_total")) {
    client.collectDefaultMetrics();
    for (const name of MISNAMED) client.register.removeSingleMetric(name);
  }
  requests();
  failures();
  deaths();
  return { text: await client.register.metrics(), media: client.register.contentType };
}
