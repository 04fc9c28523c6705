import { getUserPhotoName } from "@/lib/admin/queries";
import { userParams } from "@/lib/admin/schema";
import { route } from "@/lib/http/route";
import { imageQuery, privateImage } from "@/lib/uploads/image-answer";

export const GET = route({ access: "admin", params: userParams, query: imageQuery }, async ({ actor, params, query }) =>
  privateImage(await getUserPhotoName(actor, params.id), query.size),
);
