import { adminApi } from "@/lib/domains/admin/api";
import { listSecurityLog } from "@/lib/domains/admin/security-log-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/security-log"], ({ actor, query }) => listSecurityLog(actor, query)),
});
