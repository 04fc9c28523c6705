import { adminApi } from "@/lib/admin/api";
import { deactivateUser } from "@/lib/admin/service";
import { route } from "@/lib/http/route";

export const POST = route(adminApi["POST /api/admin/users/{id}/deactivate"], ({ actor, params }) =>
  deactivateUser(actor, params.id),
);
