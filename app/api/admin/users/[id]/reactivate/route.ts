import { adminApi } from "@/lib/admin/api";
import { reactivateUser } from "@/lib/admin/deactivation-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const POST = route(adminApi["POST /api/admin/users/{id}/reactivate"], ({ actor, params }) =>
  reactivateUser(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
