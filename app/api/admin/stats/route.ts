import { adminApi } from "@/lib/domains/admin/api";
import { getAdminStats } from "@/lib/domains/admin/queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/stats"], ({ actor }) => getAdminStats(actor)),
});
