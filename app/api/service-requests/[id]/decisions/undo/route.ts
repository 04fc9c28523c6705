import { route, serve } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { undoMany } from "@/lib/domains/applications/decisions-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(applicationsApi["POST /api/service-requests/{id}/decisions/undo"], ({ actor, params, body }) =>
    undoMany(actor, params.id, body.ids),
  ),
});
