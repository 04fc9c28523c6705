import { adminApi } from "@/lib/domains/admin/api";
import { listNewJobs } from "@/lib/domains/admin/skim-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/new-jobs"], ({ actor, query }) => listNewJobs(actor, query)),
});
