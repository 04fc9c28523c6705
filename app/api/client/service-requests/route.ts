import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listOwnJobs } from "@/lib/domains/jobs/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/client/service-requests"], ({ actor, query }) => listOwnJobs(actor, query)),
});
