import "server-only";
import { mediaTypeOf } from "./names";
import { readVoiceNote } from "./queries";

/**
 * The HTTP response for a voice note; the caller has checked that this user may hear it. Safari plays only what it can
 * ask for in parts, so one range of bytes is answered with 206.
 * @throws AppError not_found, unavailable (503) while the store is down.
 */
export async function privateVoiceNote(request: Request, name: string): Promise<Response> {
  const bytes = await readVoiceNote(name);
  const headers = {
    "Content-Type": mediaTypeOf(name),
    "Content-Disposition": `inline; filename="voice-note.${name.split(".").at(-1)!}"`,
    "Accept-Ranges": "bytes",
    "Cache-Control": "private, no-store",
    "X-Content-Type-Options": "nosniff",
  };
  const part = rangeOf(request.headers.get("range") ?? "", bytes.byteLength);
  if (!part) return new Response(bytes, { headers });
  const [first, last] = part;
  return new Response(bytes.subarray(first, last + 1), {
    status: 206,
    headers: { ...headers, "Content-Range": `bytes ${first}-${last}/${bytes.byteLength}` },
  });
}

/** The first and last byte that a range asks for. Any other range is ignored, which RFC 9110 (14.2) allows. */
function rangeOf(header: string, size: number): [first: number, last: number] | null {
  const [, from, to] = /^bytes=(\d{1,9})-(\d{0,9})$/.exec(header) ?? [];
  if (from === undefined) return null;
  const [first, last] = [Number(from), to ? Math.min(Number(to), size - 1) : size - 1];
  return first <= last ? [first, last] : null;
}
