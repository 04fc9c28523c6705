import { adminApi } from "@/lib/admin/api";
import { listUsers } from "@/lib/admin/queries";
import { createUser } from "@/lib/admin/service";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/users"], ({ actor, query }) => listUsers(actor, query));

export const POST = route(adminApi["POST /api/admin/users"], ({ actor, body }) => createUser(actor, body));
