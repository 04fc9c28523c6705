import { adminApi } from "@/lib/domains/admin/api";
import { passJob } from "@/lib/domains/admin/job-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(adminApi["PUT /api/admin/jobs/{id}/pass"], ({ actor, params }) => passJob(actor, params.id)),
});
