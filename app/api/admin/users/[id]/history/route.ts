import { adminApi } from "@/lib/domains/admin/api";
import { listHistory } from "@/lib/domains/admin/history-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/users/{id}/history"], ({ actor, params }) => listHistory(actor, params.id)),
});
