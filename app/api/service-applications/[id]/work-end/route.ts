import { applicationsApi } from "@/lib/applications/api";
import { endWork, resumeWork } from "@/lib/applications/hire-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/work-end"], ({ actor, params }) =>
  endWork(actor, params.id),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/work-end"], ({ actor, params }) =>
  resumeWork(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
