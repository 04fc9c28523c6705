import { adminApi } from "@/lib/domains/admin/api";
import { makeRecoveryCode } from "@/lib/domains/admin/recovery-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(adminApi["POST /api/admin/users/{id}/recovery-code"], ({ actor, params, body }) =>
    makeRecoveryCode(actor, params.id, body),
  ),
});
