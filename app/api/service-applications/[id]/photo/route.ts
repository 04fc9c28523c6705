import { getPhotoName } from "@/lib/applications/queries";
import { applicationParams } from "@/lib/applications/schema";
import { AppError } from "@/lib/http/errors";
import { route } from "@/lib/http/route";
import { readImage } from "@/lib/uploads/service";

export const GET = route({ access: "signed-in", params: applicationParams }, async ({ actor, params }) => {
  const bytes = await readImage(await getPhotoName(actor, params.id));
  if (!bytes) throw new AppError("not_found");
  return new Response(bytes, {
    headers: {
      "Content-Type": "image/webp",
      "Cache-Control": "private, max-age=300",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": "default-src 'none'",
    },
  });
});
