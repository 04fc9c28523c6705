import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { renewJob } from "@/lib/domains/jobs/renewal-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(jobsApi["POST /api/service-requests/{id}/renewal"], ({ actor, params, body }) =>
    renewJob(actor, params.id, body.wordingReasons),
  ),
});
