import { adminApi } from "@/lib/admin/api";
import { deactivateUser } from "@/lib/admin/deactivation-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const POST = route(adminApi["POST /api/admin/users/{id}/deactivate"], ({ actor, params, body }) =>
  deactivateUser(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
