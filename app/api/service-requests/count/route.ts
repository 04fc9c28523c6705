import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { countJobs } from "@/lib/domains/jobs/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/service-requests/count"], ({ actor, query }) => countJobs(actor, query)),
});
