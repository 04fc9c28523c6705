import { adminApi } from "@/lib/domains/admin/api";
import { reactivateUser } from "@/lib/domains/admin/deactivation-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const POST = route(adminApi["POST /api/admin/users/{id}/reactivate"], ({ actor, params, body }) =>
  reactivateUser(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
