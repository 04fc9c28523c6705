import "server-only";
import { z } from "zod";
import { readImage } from "./queries";
import { IMAGE_SIZES, type ImageSize } from "./sizes";

/** `?size=small` of the routes of private pictures. */
export const imageQuery = z.object({ size: z.enum(IMAGE_SIZES).default("full") });

/** The HTTP answer that carries a picture. */
export const imageAnswer = (bytes: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Response =>
  new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'",
      ...headers,
    },
  });

/**
 * Answers a picture that not everybody may see; the caller has proved that this one may.
 * @throws AppError not_found, unavailable (503) while the store is away.
 */
export async function privateImage(name: string, size: ImageSize): Promise<Response> {
  // A phone may be shared: what it keeps for one user is not for the next.
  return imageAnswer(await readImage(name, size), { "Cache-Control": "private, max-age=300", Vary: "Cookie" });
}
