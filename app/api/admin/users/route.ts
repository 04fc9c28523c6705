import { adminApi } from "@/lib/admin/api";
import { listUsers } from "@/lib/admin/queries";
import { createUser } from "@/lib/admin/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/users"], ({ actor, query }) => listUsers(actor, query));

export const POST = route(adminApi["POST /api/admin/users"], ({ actor, body }) => createUser(actor, body));

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
