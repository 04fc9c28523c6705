import { adminApi } from "@/lib/domains/admin/api";
import { makeRecoveryCode } from "@/lib/domains/admin/recovery-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const POST = route(adminApi["POST /api/admin/users/{id}/recovery-code"], ({ actor, params, body }) =>
  makeRecoveryCode(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
