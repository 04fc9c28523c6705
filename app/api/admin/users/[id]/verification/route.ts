import { adminApi } from "@/lib/domains/admin/api";
import { setVerification } from "@/lib/domains/admin/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(adminApi["PUT /api/admin/users/{id}/verification"], ({ actor, params, body }) =>
  setVerification(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
