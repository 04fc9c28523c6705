import { adminApi } from "@/lib/admin/api";
import { getUserPhotoName } from "@/lib/admin/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { privateImage } from "@/lib/uploads/image-answer";

export const GET = route(adminApi["GET /api/admin/users/{id}/photo"], async ({ actor, params, query }) =>
  privateImage(await getUserPhotoName(actor, params.id), query.size),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
