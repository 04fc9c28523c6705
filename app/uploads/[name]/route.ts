import { z } from "zod";
import { route } from "@/lib/http/route";
import { imageAnswer } from "@/lib/uploads/image-answer";
import { isStoredName } from "@/lib/uploads/names";
import { readPublicImage } from "@/lib/uploads/queries";
import { fullName } from "@/lib/uploads/sizes";

const params = z.object({ name: z.string().refine(isStoredName) });

/** Logos and preview pictures. A name is never given to other bytes, so browsers may keep them for good. */
export const GET = route({ access: "any", params }, async ({ params: { name } }) => {
  const picture = fullName(name);
  const bytes = await readPublicImage(picture, picture === name ? "full" : "small");
  return imageAnswer(bytes, { "Cache-Control": "public, max-age=31536000, immutable" });
});
