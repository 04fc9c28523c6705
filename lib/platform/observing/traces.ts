import "server-only";
import { randomBytes } from "node:crypto";
import { epochNow } from "@/lib/core/time";

/** An answered request. `route` is the pattern of its path; `traceparent` the caller's header (W3C Trace Context). */
export type Observed = {
  method: string;
  route: string;
  status: number;
  /** Milliseconds. */
  ms: number;
  requestId: string;
  traceparent: string | null;
};

export type TraceOptions = {
  /** Base address of the collector, without `/v1/traces`. */
  endpoint: string;
  /** "name=value,name=value". */
  headers: string;
  service: string;
  /** Told when the collector begins to fail; nothing else is lost. */
  report: (error: unknown) => void;
};

const EVERY_MS = 5_000;
const TIMEOUT_MS = 4_000;
const MAX_WAITING = 2_000;
const SERVER = 2;
const FAILED = 2;
const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** Sends each request as one span to an OpenTelemetry collector: OTLP over HTTP, as JSON. */
export class Traces {
  private waiting: object[] = [];
  private isFailing = false;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly options: TraceOptions) {
    this.timer = setInterval(() => void this.flush(), EVERY_MS).unref();
  }

  /** Adds a request that has just been answered. With a collector that is down, the newest are dropped. */
  add({ method, route, status, ms, requestId, traceparent }: Observed): void {
    if (this.waiting.length >= MAX_WAITING) return;
    const [, traceId = randomBytes(16).toString("hex"), parentSpanId] = TRACEPARENT.exec(traceparent ?? "") ?? [];
    const end = epochNow();
    this.waiting.push({
      traceId,
      spanId: randomBytes(8).toString("hex"),
      ...(parentSpanId ? { parentSpanId } : {}),
      name: `${method} ${route}`,
      kind: SERVER,
      startTimeUnixNano: nanoseconds(end - ms),
      endTimeUnixNano: nanoseconds(end),
      attributes: [
        text("http.request.method", method),
        text("http.route", route),
        { key: "http.response.status_code", value: { intValue: String(status) } },
        text("kaamsetu.request_id", requestId),
      ],
      status: status >= 500 ? { code: FAILED } : {},
    });
  }

  /** Sends what waits. */
  async flush(): Promise<void> {
    if (this.waiting.length === 0) return;
    const spans = this.waiting;
    this.waiting = [];
    const { endpoint, service, report } = this.options;
    const resource = { attributes: [text("service.name", service)] };
    try {
      const answer = await fetch(`${endpoint.replace(/\/$/, "")}/v1/traces`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...this.headers() },
        body: JSON.stringify({ resourceSpans: [{ resource, scopeSpans: [{ scope: { name: service }, spans }] }] }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!answer.ok) throw Object.assign(new Error("The collector refuses."), { code: `refused ${answer.status}` });
      this.isFailing = false;
    } catch (error) {
      // Once, not every five seconds. These spans are lost; the log has the requests.
      if (!this.isFailing) report(error);
      this.isFailing = true;
    }
  }

  /** Ends the timer and sends what is left. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.flush();
  }

  private headers(): Record<string, string> {
    const pairs = this.options.headers.split(",").map((pair) => pair.split(/=(.*)/s));
    return Object.fromEntries(
      pairs.filter(([name]) => name).map(([name, value = ""]) => [name!.trim(), decodeURIComponent(value.trim())]),
    );
  }
}

const text = (key: string, value: string) => ({ key, value: { stringValue: value } });
const nanoseconds = (ms: number): string => `${Math.round(ms * 1000)}000`;
