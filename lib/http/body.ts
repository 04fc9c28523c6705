import "server-only";
import { AppError, type ErrorCode } from "./errors";
import type { FormKind, FormShape } from "./operation";

/** Most bytes of a JSON body or plain form; most characters of all text fields of a multipart body. */
const JSON_LIMIT = 256 * 1024;
/** Most bytes of a multipart body: two pictures of 8 MB, the text fields and the framing. */
const MULTIPART_LIMIT = 17 * 1024 * 1024;
/** Our largest form has about 35 fields. An empty part costs as much to parse as a full one. */
const MAX_PARTS = 60;

/**
 * The body as an unvalidated object, from JSON or the form encoding the operation accepts.
 * @throws AppError unsupported_media_type, too_large, body_too_large, invalid_json, invalid.
 */
export async function readBody(request: Request, form: FormKind | null): Promise<unknown> {
  const [mediaType = ""] = (request.headers.get("content-type") ?? "").split(";", 1);
  const type = mediaType.trim().toLowerCase();
  if (type === "application/json") return readJson(request);
  if (form === "urlencoded") {
    if (type === "application/x-www-form-urlencoded") return readUrlEncoded(request);
  } else if (form && type === "multipart/form-data") return readForm(request, form);
  throw new AppError("unsupported_media_type");
}

async function readJson(request: Request): Promise<unknown> {
  const bytes = await readLimited(request, JSON_LIMIT, "body_too_large");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

async function readUrlEncoded(request: Request): Promise<Record<string, string>> {
  const bytes = await readLimited(request, JSON_LIMIT, "body_too_large");
  return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
}

async function readForm(request: Request, shape: FormShape): Promise<Record<string, unknown>> {
  const bytes = await readLimited(request, MULTIPART_LIMIT, "too_large");
  const boundary = boundaryOf(request.headers.get("content-type") ?? "");
  requireFewParts(bytes, boundary);
  // Parsed by the same boundary as counted: an ambiguous header must not be read in two ways.
  const headers = { "content-type": `multipart/form-data; boundary="${boundary}"` };
  const form = await new Response(bytes, { headers }).formData().catch((cause: unknown) => {
    throw new AppError("invalid", { cause });
  });
  const values: Record<string, unknown> = {};
  let characters = 0;
  for (const [name, value] of form) {
    const isFile = typeof value !== "string";
    // The size allowance is for pictures, not for text: the code that validates text relies on it being short.
    characters += name.length + (isFile ? 0 : value.length);
    if (characters > JSON_LIMIT) throw new AppError("body_too_large");
    if (isFile !== shape.files.includes(name)) {
      // A file input left empty arrives as an empty file; text where a file is expected is a client error.
      if (isFile) continue;
      if (value === "") continue;
      throw new AppError("invalid", { fields: { [name]: ["wrongType"] } });
    }
    if (isFile && value.size === 0 && value.name === "") continue;
    values[name] = !isFile && shape.json?.includes(name) ? parseJsonField(name, value) : value;
  }
  return values;
}

/** RFC 2046: 1 to 70 characters from a short list, quoted if a header would not allow them. */
function boundaryOf(contentType: string): string {
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,\-./:=? ]{1,70})"|([\w'+\-.]{1,70})(?=\s*(?:;|$)))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new AppError("invalid");
  return boundary;
}

// Before parsing: hundreds of thousands of empty parts fit into a body of the allowed size.
function requireFewParts(bytes: Uint8Array, boundary: string): void {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const delimiter = `--${boundary}`;
  // The last delimiter ends the body.
  for (let parts = -1, from = 0; ; parts += 1) {
    if (parts > MAX_PARTS) throw new AppError("body_too_large");
    const found = body.indexOf(delimiter, from, "latin1");
    if (found === -1) return;
    from = found + delimiter.length;
  }
}

function parseJsonField(name: string, value: string): unknown {
  if (value === "") return undefined;
  try {
    return JSON.parse(value);
  } catch (cause) {
    throw new AppError("invalid", { fields: { [name]: ["invalid"] }, cause });
  }
}

// Counts while reading, because Content-Length may be missing and an oversized body must never be held in memory.
async function readLimited(request: Request, limit: number, refusal: ErrorCode): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw new AppError(refusal);
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of request.body) {
      total += chunk.byteLength;
      if (total > limit) throw new AppError(refusal);
      chunks.push(chunk);
    }
  } catch (cause) {
    // The client disconnected during its own upload: not a fault of ours.
    throw cause instanceof AppError ? cause : new AppError("invalid", { cause });
  }
  const bytes = new Uint8Array(total);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
