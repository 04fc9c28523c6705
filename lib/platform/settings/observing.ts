import { z } from "zod";

/** Metrics and traces, part of the settings read by lib/platform/env.ts; docs/operations.md explains them. */
export const OBSERVING_SETTINGS = {
  /** The token with which a Prometheus reads /api/metrics; without it there is no such address. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP), to which each request is sent as a span. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Headers for it: "name=value,name=value". */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().default(""),
  OTEL_SERVICE_NAME: z.string().default("kaamsetu"),
  /** Set by the launcher (scripts/start.ts): how often the server has died since then, by cause, as JSON. */
  SERVER_DEATHS: z.string().default("{}"),
};
