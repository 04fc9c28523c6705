import { adminApi } from "@/lib/domains/admin/api";
import { setPhoneConfirmation } from "@/lib/domains/admin/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(adminApi["PUT /api/admin/users/{id}/phone-confirmation"], ({ actor, params, body }) =>
  setPhoneConfirmation(actor, params.id, body.isConfirmed),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
