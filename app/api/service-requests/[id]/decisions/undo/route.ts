import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { undoMany } from "@/lib/domains/applications/decisions-service";

export const POST = route(
  applicationsApi["POST /api/service-requests/{id}/decisions/undo"],
  ({ actor, params, body }) => undoMany(actor, params.id, body.ids),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
