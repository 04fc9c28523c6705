import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import pino, { type Logger } from "pino";
import { getEnv } from "@/lib/platform/env";
import { countFailure } from "@/lib/platform/observing/metrics";
import { describeError } from "./describe-error";

/** The facts that a line may contain besides its event, error and request id. A closed list keeps personal data out. */
export type LogFacts = Partial<{
  method: string;
  /** Without its query and without parameters that are not ids (request-log.ts), or the path's pattern. */
  path: string;
  status: number;
  /** Milliseconds. */
  ms: number;
  count: number;
  /** The error code in the answer to the caller. */
  code: string;
  /** The export, provider or stored file concerned. */
  kind: string;
  provider: string;
  file: string;
}>;

// Removed from a line even where the types were bypassed, for instance by spreading an object into the facts.
const PERSONAL = ["username", "password", "name", "phone", "email", "contact", "text", "title", "message", "search"];
const RAW = ["body", "query", "params", "headers", "cookie", "cookies", "authorization", "url"];

/** The request that is being answered. `headers` is null where a page is rendered; the middleware before it has them. */
type CurrentRequest = { requestId: string; headers: Headers | null };

const requests = new AsyncLocalStorage<CurrentRequest>();
let logger: Logger | null = null;

// Created on first use, because `next build` loads this module without settings. It writes in this thread: that takes
// about 10 µs a line, and no line is lost when the process ends.
function log(): Logger {
  return (logger ??= pino(
    {
      level: getEnv().LOG_LEVEL,
      base: null,
      messageKey: "event",
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      mixin: () => {
        const request = requests.getStore();
        return request ? { requestId: request.requestId } : {};
      },
      serializers: { err: describeError },
      redact: { paths: [...PERSONAL, ...RAW], remove: true },
    },
    { write: (line) => process.stdout.write(line) },
  ));
}

/** Runs `work` with the request's id on every line that it logs. */
export const inRequest = <T>(requestId: string, work: () => T, headers: Headers | null = null): T =>
  requests.run({ requestId, headers }, work);

/** The request that is being answered, if any. */
export const currentRequest = (): CurrentRequest | undefined => requests.getStore();

/**
 * Logs one line of JSON for a failure on our side. It has the error's type, codes and stack frames, but never its
 * message, which may quote user input.
 */
export function logError(event: string, error: unknown, facts: LogFacts = {}): void {
  countFailure(event);
  log().error({ ...facts, err: error }, event);
}

/** Logs one line of JSON for operators when nothing failed; level debug for details they rarely need. */
export function logInfo(event: string, facts: LogFacts = {}, level: "info" | "debug" = "info"): void {
  log()[level](facts, event);
}
