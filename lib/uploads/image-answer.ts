import "server-only";
import { hasCurrent } from "@/lib/http/reply";
import { readImage, requirePublicImage } from "./queries";
import { fullName, type ImageSize } from "./sizes";

/**
 * A browser shows a picture again for an hour without asking: long enough for a visit, short enough for a picture that
 * was removed. A cache that many people share may keep it, but asks each time (s-maxage), and is told of the removal.
 */
const PUBLIC = "public, max-age=3600, s-maxage=0";

/** Phones are shared, and a face is nothing that they keep. */
const PRIVATE = "private, no-store";

/**
 * The HTTP response with a logo or preview picture, or 304 for a caller who has it. A name never gets other bytes, so
 * the name is the ETag.
 * @param name of the file. @throws AppError not_found, unavailable (503) while the store is down.
 */
export async function publicImage(request: Request, name: string): Promise<Response> {
  const picture = fullName(name);
  await requirePublicImage(picture);
  const headers = { "Cache-Control": PUBLIC, ETag: `"${name}"` };
  if (hasCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return imageAnswer(await readImage(picture, picture === name ? "full" : "small"), headers);
}

/**
 * The HTTP response for a restricted picture; the caller has checked that this user may see it.
 * @throws AppError not_found, unavailable (503) while the store is down.
 */
export const privateImage = async (name: string, size: ImageSize): Promise<Response> =>
  imageAnswer(await readImage(name, size), { "Cache-Control": PRIVATE });

const imageAnswer = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response =>
  new Response(bytes, { headers: { "Content-Type": "image/webp", ...headers } });
