import "server-only";
import { getEnv } from "@/lib/platform/env";
import { countRequest } from "./metrics";
import { Traces, type Observed } from "./traces";

let traces: Traces | undefined;

/**
 * Records an answered request for those who look after the server: as a metric and as a trace, as far as the settings ask for them.
 * @param routeOf the pattern of its path, called only if one of them is asked for.
 * @param report told when the collector of traces begins to fail.
 */
export function observe(
  request: Omit<Observed, "route">,
  routeOf: () => string,
  report: (error: unknown) => void,
): void {
  const {
    METRICS_TOKEN,
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: headers,
    OTEL_SERVICE_NAME: service,
  } = getEnv();
  if (!METRICS_TOKEN && !endpoint) return;
  const observed = { ...request, route: routeOf() };
  if (METRICS_TOKEN) countRequest(observed);
  if (endpoint) (traces ??= new Traces({ endpoint, headers, service, report })).add(observed);
}
