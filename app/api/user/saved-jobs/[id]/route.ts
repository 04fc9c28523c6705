import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { saveJob, unsaveJob } from "@/lib/domains/jobs/saved-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(jobsApi["PUT /api/user/saved-jobs/{id}"], ({ actor, params }) => saveJob(actor, params.id)),
  DELETE: route(jobsApi["DELETE /api/user/saved-jobs/{id}"], ({ actor, params }) => unsaveJob(actor, params.id)),
});
