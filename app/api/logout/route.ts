import { endSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(usersApi["POST /api/logout"], () => endSession()),
});
