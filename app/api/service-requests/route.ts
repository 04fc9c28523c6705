import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listJobs } from "@/lib/domains/jobs/queries";
import { createJob } from "@/lib/domains/jobs/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/service-requests"], ({ actor, query }) => listJobs(actor, query)),
  POST: route(jobsApi["POST /api/service-requests"], ({ actor, body, within }) => createJob(actor, body, within)),
});
