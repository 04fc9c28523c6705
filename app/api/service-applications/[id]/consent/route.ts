import { applicationsApi } from "@/lib/domains/applications/api";
import { setSharing } from "@/lib/domains/applications/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/consent"], ({ actor, params, body }) =>
  setSharing(actor, params.id, body),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/consent"], ({ actor, params }) =>
  setSharing(actor, params.id, null),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
