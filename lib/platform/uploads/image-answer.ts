import "server-only";
import { hasCurrent } from "@/lib/platform/http/reply";
import { readImage, requirePublicImage } from "./queries";
import { fullName, type ImageSize } from "./sizes";

/**
 * A browser may reuse a picture for an hour: long enough for a visit, short enough after the picture is removed. A
 * shared cache may keep it, but must revalidate every time (s-maxage), so it learns of the removal.
 */
const PUBLIC = "public, max-age=3600, s-maxage=0";

/** Phones are shared, so they must not keep faces. */
const PRIVATE = "private, no-store";

/**
 * The HTTP response with a logo or preview picture, or 304 if the caller has it. A name is never reused for other
 * bytes, so the name is the ETag.
 * @param name of the file. @throws AppError not_found, unavailable (503) while the store is down.
 */
export async function publicImage(request: Request, name: string): Promise<Response> {
  const picture = fullName(name);
  await requirePublicImage(picture);
  const headers = { "Cache-Control": PUBLIC, ETag: `"${name}"` };
  if (hasCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
  return imageAnswer(await readImage(picture, picture === name ? "full" : "small"), "picture", headers);
}

/**
 * The HTTP response for a restricted picture; the caller has checked that this user may see it.
 * @throws AppError not_found, unavailable (503) while the store is down.
 */
export const privateImage = async (name: string, size: ImageSize): Promise<Response> =>
  imageAnswer(await readImage(name, size), "photo", { "Cache-Control": PRIVATE });

/** @param saveAs how a browser names the file if someone keeps it, without its ending. */
const imageAnswer = (
  bytes: Uint8Array<ArrayBuffer>,
  saveAs: "picture" | "photo",
  headers: Record<string, string>,
): Response =>
  new Response(bytes, {
    headers: { "Content-Type": "image/webp", "Content-Disposition": `inline; filename="${saveAs}.webp"`, ...headers },
  });
