import { adminApi } from "@/lib/admin/api";
import { makeRecoveryCode } from "@/lib/admin/recovery-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const POST = route(adminApi["POST /api/admin/users/{id}/recovery-code"], ({ actor, params }) =>
  makeRecoveryCode(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
