import "server-only";
import { readImage } from "./queries";
import type { ImageSize } from "./sizes";

/** The HTTP response that carries a WebP picture. */
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
 * The HTTP response for a restricted picture; the caller has checked that this user may see it.
 * @throws AppError not_found, unavailable (503) while the store is down.
 */
export async function privateImage(name: string, size: ImageSize): Promise<Response> {
  // Phones are shared: what is cached for one user must not be shown to the next.
  return imageAnswer(await readImage(name, size), { "Cache-Control": "private, max-age=300", Vary: "Cookie" });
}
