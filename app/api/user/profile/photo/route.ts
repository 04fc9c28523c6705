import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { profilesApi } from "@/lib/domains/profiles/api";
import { getOwnPhotoName } from "@/lib/domains/profiles/queries";
import { privateImage } from "@/lib/platform/uploads/image-answer";

export const GET = route(profilesApi["GET /api/user/profile/photo"], async ({ actor, query }) =>
  privateImage(await getOwnPhotoName(actor), query.size),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
