import { recordLook } from "@/lib/domains/admin/audit-service";
import { applicationsApi } from "@/lib/domains/applications/api";
import { getPhotoName } from "@/lib/domains/applications/queries";
import { isOf } from "@/lib/access/auth/actor";
import { route, serve } from "@/lib/access/route";
import { privateImage } from "@/lib/platform/uploads/image-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/service-applications/{id}/photo"], async ({ actor, params, query }) => {
    const { name, workerId } = await getPhotoName(actor, params.id);
    if (isOf(actor, "admin")) await recordLook(actor, "user.view_selfie", workerId);
    return privateImage(name, query.size);
  }),
});
