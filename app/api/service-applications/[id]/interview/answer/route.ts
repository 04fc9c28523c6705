import { applicationsApi } from "@/lib/domains/applications/api";
import { answerInterview } from "@/lib/domains/applications/interview-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/interview/answer"], ({ actor, params, body }) =>
    answerInterview(actor, params.id, body),
  ),
});
