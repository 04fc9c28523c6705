import { adminApi } from "@/lib/domains/admin/api";
import { listApplicationsForAdmin } from "@/lib/domains/admin/list-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/applications"], ({ actor, query }) => listApplicationsForAdmin(actor, query)),
});
