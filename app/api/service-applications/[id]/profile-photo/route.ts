import { applicationsApi } from "@/lib/applications/api";
import { getProfilePhotoName } from "@/lib/applications/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { privateImage } from "@/lib/uploads/image-answer";

export const GET = route(
  applicationsApi["GET /api/service-applications/{id}/profile-photo"],
  async ({ actor, params, query }) => privateImage(await getProfilePhotoName(actor, params.id), query.size),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
