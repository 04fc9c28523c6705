import { getProfilePhotoName } from "@/lib/applications/queries";
import { applicationParams } from "@/lib/applications/schema";
import { route } from "@/lib/http/route";
import { imageQuery, privateImage } from "@/lib/uploads/image-answer";

export const GET = route(
  { access: "signed-in", params: applicationParams, query: imageQuery },
  async ({ actor, params, query }) => privateImage(await getProfilePhotoName(actor, params.id), query.size),
);
