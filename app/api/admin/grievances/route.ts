import { adminApi } from "@/lib/domains/admin/api";
import { listGrievances } from "@/lib/domains/admin/grievance-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/grievances"], ({ actor, query }) => listGrievances(actor, query)),
});
