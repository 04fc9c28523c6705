import { route, serve } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { keepPrivateNote } from "@/lib/domains/applications/private-note-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(applicationsApi["PUT /api/service-applications/{id}/private-note"], ({ actor, params, body }) =>
    keepPrivateNote(actor, params.id, body.text),
  ),
});
