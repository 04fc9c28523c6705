import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { undoDecision } from "@/lib/domains/applications/decision-service";

export const DELETE = route(applicationsApi["DELETE /api/service-applications/{id}/decision"], ({ actor, params }) =>
  undoDecision(actor, params.id),
);

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
