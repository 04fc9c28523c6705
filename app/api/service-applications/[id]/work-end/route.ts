import { applicationsApi } from "@/lib/domains/applications/api";
import { endWork, resumeWork } from "@/lib/domains/applications/hire-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(applicationsApi["PUT /api/service-applications/{id}/work-end"], ({ actor, params }) =>
  endWork(actor, params.id),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/work-end"], ({ actor, params }) =>
  resumeWork(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
