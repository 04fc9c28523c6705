import { applicationsApi } from "@/lib/domains/applications/api";
import { answerInterview } from "@/lib/domains/applications/interview-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(
  applicationsApi["PUT /api/service-applications/{id}/interview/answer"],
  ({ actor, params, body }) => answerInterview(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
