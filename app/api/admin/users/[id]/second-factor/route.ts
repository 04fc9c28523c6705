import { adminApi } from "@/lib/domains/admin/api";
import { resetSecondFactor } from "@/lib/domains/admin/recovery-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  DELETE: route(adminApi["DELETE /api/admin/users/{id}/second-factor"], ({ actor, params }) =>
    resetSecondFactor(actor, params.id),
  ),
});
