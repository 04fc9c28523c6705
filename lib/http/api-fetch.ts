/** The only way the browser calls our API. Sends the session cookie; fails with ApiError. */
import type { FieldErrors } from "./errors";
import type { Problem } from "./problem";

/** An error response, or no response at all (`status` 0: the network is down). */
export class ApiError extends Error {
  readonly status: number;
  /** A sentence for the user, in the reader's language; empty if there was no response. */
  readonly detail: string;
  readonly code: string;
  readonly fields: FieldErrors;
  /** Seconds to wait, if the server gave them. */
  readonly retryAfter: number | null;

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null = null) {
    const detail = problem.detail ?? "";
    super(`${status}: ${detail}`);
    this.name = "ApiError";
    this.status = status;
    this.detail = detail;
    this.code = problem.code ?? "network";
    this.fields = problem.errors ?? {};
    this.retryAfter = retryAfter;
  }
}

type Options = {
  method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Sent as JSON, or as multipart if it is FormData. */
  body?: object;
  headers?: Record<string, string>;
  signal?: AbortSignal;
};

/** @returns the parsed JSON, or undefined for 204. The type is trusted here; the server's routes are typed. */
export async function apiFetch<T>(path: string, options: Options = {}): Promise<T> {
  return (await send(path, options)).data as T;
}

/** One page of a list, with the next page's path from the Link header. */
export async function apiFetchPage<T>(
  path: string,
  signal?: AbortSignal,
): Promise<{ items: T[]; next: string | null }> {
  const { data, response } = await send(path, signal ? { signal } : {});
  return { items: data as T[], next: nextPath(response.headers.get("link")) };
}

/** A response too large to hold in memory, as a byte stream. @throws ApiError if it is refused. */
export async function apiFetchStream(
  path: string,
  signal: AbortSignal,
): Promise<{ body: ReadableStream<Uint8Array>; headers: Headers }> {
  const { body, headers } = await request(path, { signal, headers: { Accept: "*/*" } });
  if (!body) throw new ApiError(0, {});
  return { body, headers };
}

async function send(path: string, options: Options) {
  const response = await request(path, options);
  return { data: response.status === 204 ? undefined : ((await response.json()) as unknown), response };
}

async function request(path: string, { method = "GET", body, headers = {}, signal }: Options): Promise<Response> {
  const isForm = body instanceof FormData;
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    headers: {
      Accept: "application/json",
      ...(body && !isForm ? { "Content-Type": "application/json" } : {}),
      ...headers,
    },
    body: body ? (isForm ? body : JSON.stringify(body)) : null,
    signal: signal ?? null,
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new ApiError(0, {});
  });
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function toApiError(response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>; // a proxy's error page is not JSON
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiError(response.status, problem, Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null);
}

const nextPath = (link: string | null): string | null => /<([^>]+)>;\s*rel="next"/.exec(link ?? "")?.[1] ?? null;
