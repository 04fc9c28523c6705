import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { undoEnding } from "@/lib/domains/jobs/ending-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  DELETE: route(jobsApi["DELETE /api/service-requests/{id}/ending"], ({ actor, params }) =>
    undoEnding(actor, params.id),
  ),
});
