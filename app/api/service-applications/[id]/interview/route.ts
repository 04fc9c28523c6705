import { applicationsApi } from "@/lib/domains/applications/api";
import { cancelInterview, proposeInterview } from "@/lib/domains/applications/interview-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/interview"], ({ actor, params, body }) =>
    proposeInterview(actor, params.id, body),
  ),
  DELETE: route(applicationsApi["DELETE /api/service-applications/{id}/interview"], ({ actor, params }) =>
    cancelInterview(actor, params.id),
  ),
});
