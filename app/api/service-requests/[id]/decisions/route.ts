import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { decideMany } from "@/lib/domains/applications/decisions-service";

export const POST = route(applicationsApi["POST /api/service-requests/{id}/decisions"], ({ actor, params, body }) =>
  decideMany(actor, params.id, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
