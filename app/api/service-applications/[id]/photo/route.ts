import { recordLook } from "@/lib/admin/audit-service";
import { applicationsApi } from "@/lib/applications/api";
import { getPhotoName } from "@/lib/applications/queries";
import { isOf } from "@/lib/auth/actor";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { privateImage } from "@/lib/uploads/image-answer";

export const GET = route(
  applicationsApi["GET /api/service-applications/{id}/photo"],
  async ({ actor, params, query }) => {
    const { name, workerId } = await getPhotoName(actor, params.id);
    if (isOf(actor, "admin")) await recordLook(actor, "user.view_selfie", workerId);
    return privateImage(name, query.size);
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
