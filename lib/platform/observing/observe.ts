import "server-only";
import { getEnv } from "@/lib/platform/env";
import { countRequest } from "./metrics";
import type { Observed, Traces } from "./traces";

// Calls and pages are compiled apart, in one process: both must find the one that was started.
const TRACES = Symbol.for("kaamsetu.traces");

/**
 * Records an answered request for those who look after the server: as a metric and as a trace, as far as the settings ask for them.
 * @param routeOf the pattern of its path, called only if one of them is asked for.
 */
export function observe(request: Omit<Observed, "route">, routeOf: () => string): void {
  const counts = Boolean(getEnv().METRICS_TOKEN);
  const traces = Reflect.get(globalThis, TRACES) as Traces | undefined;
  if (!counts && !traces) return;
  const observed = { ...request, route: routeOf() };
  if (counts) countRequest(observed);
  traces?.add(observed);
}

/**
 * Sends traces from now on if OTEL_EXPORTER_OTLP_ENDPOINT says whereto; without it nothing of this is loaded.
 * @param report told when the collector begins to fail.
 */
export async function startTraces(report: (error: unknown) => void): Promise<void> {
  const {
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_SERVICE_NAME: service,
  } = getEnv();
  if (!endpoint) return;
  const { Traces } = await import("./traces");
  const traces = new Traces({ endpoint, headers, service, report });
  Reflect.set(globalThis, TRACES, traces);
}
