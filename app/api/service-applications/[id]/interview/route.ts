import { applicationsApi } from "@/lib/applications/api";
import { cancelInterview, proposeInterview } from "@/lib/applications/interview-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/interview"], ({ actor, params, body }) =>
  proposeInterview(actor, params.id, body),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/interview"], ({ actor, params }) =>
  cancelInterview(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
