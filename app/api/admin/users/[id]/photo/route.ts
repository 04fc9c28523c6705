import { adminApi } from "@/lib/domains/admin/api";
import { getUserPhotoName } from "@/lib/domains/admin/queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { privateImage } from "@/lib/platform/uploads/image-answer";

export const GET = route(adminApi["GET /api/admin/users/{id}/photo"], async ({ actor, params, query }) =>
  privateImage(await getUserPhotoName(actor, params.id), query.size),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
