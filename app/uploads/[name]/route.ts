import { z } from "zod";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { isUploadName } from "@/lib/uploads/storage";
import { readPublicImage } from "@/lib/uploads/service";

const params = z.object({ name: z.string().refine(isUploadName) });

/** Logos and preview pictures. A name is never given to other bytes, so browsers may keep them for good. */
export const GET = route({ access: "any", params }, async ({ params: { name } }) => {
  const bytes = await readPublicImage(name);
  if (!bytes) throw new AppError("not_found");
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "public, max-age=31536000, immutable",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
});
