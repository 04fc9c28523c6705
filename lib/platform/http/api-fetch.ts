/** The only way the browser calls our API. Sends the session cookie; fails with ApiError. */
import type { z } from "zod";
import { ApiError } from "./api-error";
import type { FormShape, Operation, Result } from "@/lib/platform/http/operation";
import type { Page } from "./pagination";
import type { Problem } from "./problem";

/** A page of a list: its items and the path of the next page. */
export type ListPage<T> = { items: T[]; next: string | null };

/**
 * The browser's calls of a domain's operations (its api.ts), typed by them. The answers have the types that the
 * server's handlers are compiled with.
 * @example const { call } = apiClient<typeof jobsApi>(); const job = await call("GET /api/jobs/{id}", { params: { id }
 * });
 */
export const apiClient = <A extends Record<keyof A, Operation>>() => ({
  /** Makes a call. @throws ApiError */
  async call<Name extends keyof A & string>(
    name: Name,
    ...[options]: OptionalIfEmpty<CallOptions<Name, A[Name]>>
  ): Promise<Result<A[Name]["answer"]>> {
    const {
      params,
      query,
      ...rest
    }: SendOptions & { params?: Record<string, string>; query?: Record<string, string> } = options ?? {};
    const { method, path } = addressOf(name, params);
    const search = query ? `?${new URLSearchParams(query).toString()}` : "";
    return (await send(`${path}${search}`, { method, ...rest })).data as Result<A[Name]["answer"]>;
  },
  /** Where a call goes, for one that is made later. */
  address<Name extends keyof A & string>(name: Name, params: Record<ParamNames<Name>, string>): CallAddress {
    return addressOf(name, params);
  },
  /**
   * Fetches a page of a list.
   * @param path the operation's path with its query, or the path of a next page. @throws Error for another operation's.
   */
  async page<Name extends keyof A & string>(
    name: Name,
    path: string,
    signal?: AbortSignal,
  ): Promise<ListPage<ItemOf<A[Name]>>> {
    if (!isPathOf(name, path)) throw new Error(`${path} is not a page of ${name}.`);
    const { data, response } = await send(path, signal ? { signal } : {});
    return { items: data as ItemOf<A[Name]>[], next: nextPath(response.headers.get("link")) };
  },
});

export type CallAddress = { method: string; path: string };

function addressOf(name: string, params: Record<string, string> = {}): CallAddress {
  const [method = "GET", pattern = ""] = name.split(" ");
  const path = pattern.replaceAll(/\{(\w+)\}/g, (_placeholder, key: string) => encodeURIComponent(params[key] ?? ""));
  return { method, path };
}

function isPathOf(name: string, path: string): boolean {
  const wanted = name.replace(/^GET /, "").split("/");
  const given = path.split("?", 1)[0]!.split("/");
  return wanted.length === given.length && wanted.every((part, at) => part.startsWith("{") || part === given[at]);
}

type CallOptions<Name extends string, O extends Operation> = ParamsOption<Name> &
  QueryOption<O> &
  BodyOption<O> & { headers?: Record<string, string>; signal?: AbortSignal; keepalive?: boolean };

type ParamsOption<Name extends string> = [ParamNames<Name>] extends [never]
  ? { params?: never }
  : { params: Record<ParamNames<Name>, string> };
type ParamNames<Path extends string> = Path extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never;

/** Lists take their query with their path, in `page`. */
type QueryOption<O extends Operation> = O extends { query: infer Query extends z.ZodObject }
  ? { query: { [Name in keyof z.input<Query>]: string } }
  : { query?: never };

/** A form's values go as typed by a person, and the server reports their errors; any other body has the call's type. */
type BodyOption<O extends Operation> = O extends { form: FormShape }
  ? { body: FormData | FormValues<O> }
  : O extends { body: infer Body extends z.ZodType }
    ? { body: z.input<Body> }
    : { body?: never };

type FormValues<O extends Operation> = O extends { body: infer Body extends z.ZodType }
  ? { [Name in keyof z.input<Body>]?: unknown }
  : never;

/** A call without parameters and body needs no options. */
type OptionalIfEmpty<Options> = Record<never, never> extends Options ? [options?: Options] : [options: Options];

type ItemOf<O extends Operation> = Result<O["answer"]> extends Page<infer Item> ? Item : never;

type SendOptions = {
  method?: string;
  /** Sent as JSON, or as multipart if it is FormData. */
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
  /** Sent to its end although the page is left. */
  keepalive?: boolean;
};

/** A response too large to hold in memory, as a byte stream. @throws ApiError if it is refused. */
export async function apiFetchStream(
  path: string,
  signal: AbortSignal,
): Promise<{ body: ReadableStream<Uint8Array<ArrayBuffer>>; headers: Headers }> {
  const { body, headers } = await request(path, { signal, headers: { Accept: "*/*" } });
  if (!body) throw new ApiError(0, {});
  return { body, headers };
}

async function send(path: string, options: SendOptions): Promise<{ data: unknown; response: Response }> {
  const response = await request(path, options);
  return { data: response.status === 204 ? undefined : await response.json().catch(asNoAnswer), response };
}

/** An answer that never came, or broke off, is a refusal with status 0; a call that was given up stays that. */
function asNoAnswer(error: unknown): never {
  if (error instanceof DOMException && error.name === "AbortError") throw error;
  throw new ApiError(0, {});
}

async function request(
  path: string,
  { method = "GET", body, headers = {}, signal, keepalive = false }: SendOptions,
): Promise<Response> {
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
    keepalive,
  }).catch(asNoAnswer);
  if (!response.ok) throw await toApiError(response);
  return response;
}

async function toApiError(response: Response): Promise<ApiError> {
  const problem = problemIn(await response.text().catch(() => ""), response);
  const retryAfter = Number(response.headers.get("retry-after"));
  return new ApiError(response.status, problem, Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null);
}

/** A refusal's problem. One of somebody else than our operations may be a plain sentence; a proxy's error page says nothing. */
function problemIn(text: string, { status, headers }: Response): Partial<Problem> {
  try {
    return JSON.parse(text) as Partial<Problem>;
  } catch {
    const isSentence = status < 500 && headers.get("content-type")?.startsWith("text/plain");
    return isSentence ? { detail: text.trim() } : {};
  }
}

const nextPath = (link: string | null): string | null => /<([^>]+)>;\s*rel="next"/.exec(link ?? "")?.[1] ?? null;
