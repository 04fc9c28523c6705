import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { profilesApi } from "@/lib/profiles/api";
import { getOwnProfile } from "@/lib/profiles/queries";
import { updateProfile } from "@/lib/profiles/service";

export const GET = route(profilesApi["GET /api/user/profile"], ({ actor }) => getOwnProfile(actor));

export const PUT = route(profilesApi["PUT /api/user/profile"], ({ actor, body }) => updateProfile(actor, body));

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
