import { getPhotoName } from "@/lib/applications/queries";
import { applicationParams } from "@/lib/applications/schema";
import { route } from "@/lib/http/route";
import { imageQuery, privateImage } from "@/lib/uploads/image-answer";

export const GET = route(
  { access: "signed-in", params: applicationParams, query: imageQuery },
  async ({ actor, params, query }) => privateImage(await getPhotoName(actor, params.id), query.size),
);
