import { adminApi } from "@/lib/domains/admin/api";
import { setPhoneConfirmation } from "@/lib/domains/admin/service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(adminApi["PUT /api/admin/users/{id}/phone-confirmation"], ({ actor, params, body }) =>
    setPhoneConfirmation(actor, params.id, body.isConfirmed),
  ),
});
