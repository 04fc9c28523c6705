import { route, serve } from "@/lib/access/route";
import { profilesApi } from "@/lib/domains/profiles/api";
import { getOwnPhotoName } from "@/lib/domains/profiles/queries";
import { privateImage } from "@/lib/platform/uploads/image-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(profilesApi["GET /api/user/profile/photo"], async ({ actor, query }) =>
    privateImage(await getOwnPhotoName(actor), query.size),
  ),
});
