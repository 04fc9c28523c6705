import { applicationsApi } from "@/lib/applications/api";
import { getPhotoName } from "@/lib/applications/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { privateImage } from "@/lib/uploads/image-answer";

export const GET = route(
  applicationsApi["GET /api/service-applications/{id}/photo"],
  async ({ actor, params, query }) => privateImage(await getPhotoName(actor, params.id), query.size),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
