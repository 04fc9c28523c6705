import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { NOTICES } from "@/lib/domains/users/consent-types";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/notices"], () => NOTICES),
});
