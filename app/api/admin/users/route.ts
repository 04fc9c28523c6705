import { adminApi } from "@/lib/domains/admin/api";
import { listUsers } from "@/lib/domains/admin/list-queries";
import { createUser } from "@/lib/domains/admin/service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/users"], ({ actor, query }) => listUsers(actor, query)),
  POST: route(adminApi["POST /api/admin/users"], ({ actor, body, within }) => createUser(actor, body, within)),
});
