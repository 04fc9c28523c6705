import { adminApi } from "@/lib/domains/admin/api";
import { getUserPhotoName } from "@/lib/domains/admin/queries";
import { route, serve } from "@/lib/access/route";
import { privateImage } from "@/lib/platform/uploads/image-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/users/{id}/photo"], async ({ actor, params, query }) =>
    privateImage(await getUserPhotoName(actor, params.id), query.size),
  ),
});
