import "server-only";
import { Admission } from "./admission";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "./errors";
import { withMultipart } from "./multipart";
import type { FormKind } from "@/lib/platform/http/operation";
import { mediaTypeOf } from "./same-site";

/** Most bytes of a JSON body or plain form; most characters of all text fields of a multipart body. */
const JSON_LIMIT = 256 * 1024;

/** Multipart bodies of one user that may be in work at once. A browser sends one form at a time. */
const UPLOADS_PER_CALLER = 3;
/** For a place among all users' bodies. A phone should not wait much longer for an answer. */
const PATIENCE_MS = 10_000;

let uploads: Admission | null = null;

function admission(): Admission {
  const atOnce = getEnv().UPLOADS_AT_ONCE;
  uploads ??= new Admission({
    atOnce,
    perCaller: UPLOADS_PER_CALLER,
    waiting: atOnce,
    patienceMs: PATIENCE_MS,
    refusal: { code: "busy", retryAfterSeconds: 10 },
  });
  return uploads;
}

/**
 * Passes the body as an unvalidated object to `act`, from JSON or the form encoding the operation accepts. Multipart
 * bodies have to wait for their turn before they are read, and their files exist until `act` has finished.
 * @param caller the user, or the address without one. @param mayLack whether no body at all counts as an empty object.
 * @throws AppError unsupported_media_type, too_large, body_too_large, invalid_json, invalid, storage_away; busy and
 *   rate_limited if too many multipart bodies are in work.
 */
export async function withBody<T>(
  { request, form, caller, mayLack }: { request: Request; form: FormKind | null; caller: string; mayLack: boolean },
  act: (body: unknown) => Promise<T>,
): Promise<T> {
  if (mayLack && !request.headers.has("content-type")) return act({});
  const type = mediaTypeOf(request);
  if (type === "application/json") return act(await readJson(request));
  if (form === "urlencoded") {
    if (type === "application/x-www-form-urlencoded") return act(await readUrlEncoded(request));
  } else if (form && type === "multipart/form-data") {
    const leave = await admission().enter(caller);
    try {
      return await withMultipart(request, form, JSON_LIMIT, act);
    } finally {
      leave();
    }
  }
  throw new AppError("unsupported_media_type");
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readLimited(request);
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

async function readUrlEncoded(request: Request): Promise<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(await readLimited(request))));
}

// Counts while reading, because Content-Length may be missing and an oversized body must never be held in memory.
async function readLimited(request: Request): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > JSON_LIMIT) throw new AppError("body_too_large");
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body ?? []) {
      total += chunk.byteLength;
      if (total > JSON_LIMIT) throw new AppError("body_too_large");
      chunks.push(chunk);
    }
  } catch (cause) {
    // The client disconnected during its own upload: not a fault of ours.
    throw cause instanceof AppError ? cause : new AppError("invalid", { cause });
  }
  return Buffer.concat(chunks);
}
