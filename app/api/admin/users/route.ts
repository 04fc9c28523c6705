import { adminApi } from "@/lib/domains/admin/api";
import { listUsers } from "@/lib/domains/admin/queries";
import { createUser } from "@/lib/domains/admin/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/users"], ({ actor, query }) => listUsers(actor, query));

export const POST = route(adminApi["POST /api/admin/users"], ({ actor, body }) => createUser(actor, body));

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
