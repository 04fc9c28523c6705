import { route, serve } from "@/lib/access/route";
import { profilesApi } from "@/lib/domains/profiles/api";
import { getOwnProfile } from "@/lib/domains/profiles/queries";
import { updateProfile } from "@/lib/domains/profiles/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(profilesApi["GET /api/user/profile"], ({ actor }) => getOwnProfile(actor)),
  PUT: route(profilesApi["PUT /api/user/profile"], ({ actor, body }) => updateProfile(actor, body)),
});
