import { adminApi } from "@/lib/domains/admin/api";
import { deactivateUser } from "@/lib/domains/admin/deactivation-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(adminApi["POST /api/admin/users/{id}/deactivate"], ({ actor, params, body }) =>
    deactivateUser(actor, params.id, body),
  ),
});
