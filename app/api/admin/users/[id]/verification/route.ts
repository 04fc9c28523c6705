import { adminApi } from "@/lib/domains/admin/api";
import { setVerification } from "@/lib/domains/admin/service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(adminApi["PUT /api/admin/users/{id}/verification"], ({ actor, params, body }) =>
    setVerification(actor, params.id, body),
  ),
});
