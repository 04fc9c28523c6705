import "server-only";
import { AppError } from "@/lib/http/errors";
import { readImage } from "./service";

/** Answers a picture that not everybody may see; the caller has proved that this one may. @throws AppError not_found. */
export async function privateImage(name: string): Promise<Response> {
  const bytes = await readImage(name);
  if (!bytes) throw new AppError("not_found");
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "private, max-age=300",
      // A phone may be shared: what it keeps for one user is not for the next.
      Vary: "Cookie",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
}
