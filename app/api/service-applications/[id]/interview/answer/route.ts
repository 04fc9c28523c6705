import { applicationsApi } from "@/lib/applications/api";
import { answerInterview } from "@/lib/applications/interview-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(
  applicationsApi["PUT /api/service-applications/{id}/interview/answer"],
  ({ actor, params, body }) => answerInterview(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
