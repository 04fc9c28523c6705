import { applicationsApi } from "@/lib/domains/applications/api";
import { endWork, resumeWork } from "@/lib/domains/applications/hire-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/work-end"], ({ actor, params }) =>
    endWork(actor, params.id),
  ),
  DELETE: route(applicationsApi["DELETE /api/service-applications/{id}/work-end"], ({ actor, params }) =>
    resumeWork(actor, params.id),
  ),
});
