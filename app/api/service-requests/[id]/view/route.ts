import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { viewJob } from "@/lib/domains/jobs/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(jobsApi["PUT /api/service-requests/{id}/view"], ({ actor, params }) => viewJob(actor, params.id)),
});
