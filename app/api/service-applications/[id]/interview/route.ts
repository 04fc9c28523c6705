import { applicationsApi } from "@/lib/domains/applications/api";
import { cancelInterview, proposeInterview } from "@/lib/domains/applications/interview-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/interview"], ({ actor, params, body }) =>
  proposeInterview(actor, params.id, body),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/interview"], ({ actor, params }) =>
  cancelInterview(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
