import { route } from "@/lib/http/route";
import { uploadsApi } from "@/lib/uploads/api";
import { imageAnswer } from "@/lib/uploads/image-answer";
import { readPublicImage } from "@/lib/uploads/queries";
import { fullName } from "@/lib/uploads/sizes";

/** Logos and preview pictures. A name is never reused for other bytes, so browsers may cache them forever. */
export const GET = route(uploadsApi["GET /uploads/{name}"], async ({ params: { name } }) => {
  const picture = fullName(name);
  const bytes = await readPublicImage(picture, picture === name ? "full" : "small");
  return imageAnswer(bytes, { "Cache-Control": "public, max-age=31536000, immutable" });
});
