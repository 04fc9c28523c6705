import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { profilesApi } from "@/lib/domains/profiles/api";
import { getOwnProfile } from "@/lib/domains/profiles/queries";
import { updateProfile } from "@/lib/domains/profiles/service";

export const GET = route(profilesApi["GET /api/user/profile"], ({ actor }) => getOwnProfile(actor));

export const PUT = route(profilesApi["PUT /api/user/profile"], ({ actor, body }) => updateProfile(actor, body));

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
