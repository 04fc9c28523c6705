import { adminApi } from "@/lib/domains/admin/api";
import { listAudit } from "@/lib/domains/admin/audit-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/audit"], ({ actor, query }) => listAudit(actor, query)),
});
