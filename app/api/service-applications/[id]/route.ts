import { applicationsApi } from "@/lib/applications/api";
import { getApplication } from "@/lib/applications/queries";
import { withdrawApplication } from "@/lib/applications/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(applicationsApi["GET /api/service-applications/{id}"], ({ actor, params }) =>
  getApplication(actor, params.id),
);

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}"], ({ actor, params }) =>
  withdrawApplication(actor, params.id),
);

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "DELETE");
