import { applicationsApi } from "@/lib/domains/applications/api";
import { setSharing } from "@/lib/domains/applications/service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/consent"], ({ actor, params, body }) =>
    setSharing(actor, params.id, body),
  ),
  DELETE: route(applicationsApi["DELETE /api/service-applications/{id}/consent"], ({ actor, params }) =>
    setSharing(actor, params.id, null),
  ),
});
