import { applicationsApi } from "@/lib/applications/api";
import { setSharing } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/consent"], ({ actor, params, body }) =>
  setSharing(actor, params.id, body),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/consent"], ({ actor, params }) =>
  setSharing(actor, params.id, null),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
