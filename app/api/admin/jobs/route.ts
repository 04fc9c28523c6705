import { adminApi } from "@/lib/domains/admin/api";
import { listJobsForAdmin } from "@/lib/domains/admin/list-queries";
import { createJobForEmployer } from "@/lib/domains/admin/service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/jobs"], ({ actor, query }) => listJobsForAdmin(actor, query)),
  POST: route(adminApi["POST /api/admin/jobs"], ({ actor, body, within }) => createJobForEmployer(actor, body, within)),
});
