import { adminApi } from "@/lib/admin/api";
import { setVerification } from "@/lib/admin/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(adminApi["PUT /api/admin/users/{id}/verification"], ({ actor, params, body }) =>
  setVerification(actor, params.id, body.isVerified),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
