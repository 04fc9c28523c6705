import "server-only";
import type { z } from "zod";
import { retryAfterMs } from "@/lib/platform/http/outgoing";
import { ProviderError } from "./provider";

/** The most bytes accepted in an answer: fifty texts of 2,000 letters, every letter escaped, are far fewer. */
const ANSWER_LIMIT = 4 * 1024 * 1024;

type Call = {
  url: string;
  method?: "GET" | "POST";
  /** JSON, or a form when it is URLSearchParams. */
  body?: unknown;
  headers?: Record<string, string>;
  signal: AbortSignal;
};

/**
 * Calls a provider and validates its answer. Redirects are refused: keys and texts only go where the settings say.
 * @throws ProviderError for any failure.
 */
export async function callJson<T>(
  schema: z.ZodType<T>,
  { url, method = "POST", body, headers, signal }: Call,
): Promise<T> {
  const isForm = body instanceof URLSearchParams;
  const response = await fetch(url, {
    method,
    headers: {
      accept: "application/json",
      ...(body && !isForm ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: isForm ? body : body === undefined ? null : JSON.stringify(body),
    redirect: "manual",
    cache: "no-store",
    signal,
  }).catch((cause: unknown) => {
    throw failed(cause, signal);
  });
  const text = await readBounded(response, signal);
  requireSuccess(response);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) throw new ProviderError("bad_answer", { status: response.status });
  return parsed.data;
}

function requireSuccess({ ok, status, headers }: Response): void {
  if (ok) return;
  if (status === 429)
    throw new ProviderError("busy", { status, retryAfterMs: retryAfterMs(headers.get("retry-after")) });
  throw new ProviderError(status >= 500 ? "server" : status >= 400 ? "refused" : "bad_answer", { status });
}

async function readBounded(response: Response, signal: AbortSignal): Promise<string> {
  if (!response.body) return "";
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of response.body) {
      total += chunk.byteLength;
      if (total > ANSWER_LIMIT) throw new ProviderError("bad_answer", { status: response.status });
      chunks.push(chunk);
    }
  } catch (cause) {
    throw cause instanceof ProviderError ? cause : failed(cause, signal);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ProviderError("bad_answer", { cause });
  }
}

const failed = (cause: unknown, signal: AbortSignal): ProviderError =>
  new ProviderError(signal.aborted ? "timeout" : "network", { cause });
