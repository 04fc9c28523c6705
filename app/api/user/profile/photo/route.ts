import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { profilesApi } from "@/lib/profiles/api";
import { getOwnPhotoName } from "@/lib/profiles/queries";
import { privateImage } from "@/lib/uploads/image-answer";

export const GET = route(profilesApi["GET /api/user/profile/photo"], async ({ actor, query }) =>
  privateImage(await getOwnPhotoName(actor), query.size),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
