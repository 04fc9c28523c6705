import { route, serve } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { answerPromise } from "@/lib/domains/applications/promise-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/promise"], ({ actor, params, body }) =>
    answerPromise(actor, params.id, body),
  ),
});
