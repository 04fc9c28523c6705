import { route, serve } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { undoDecision } from "@/lib/domains/applications/decision-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  DELETE: route(applicationsApi["DELETE /api/service-applications/{id}/decision"], ({ actor, params }) =>
    undoDecision(actor, params.id),
  ),
});
