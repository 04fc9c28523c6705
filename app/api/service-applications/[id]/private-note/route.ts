import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { applicationsApi } from "@/lib/domains/applications/api";
import { keepPrivateNote } from "@/lib/domains/applications/private-note-service";

export const PUT = route(
  applicationsApi["PUT /api/service-applications/{id}/private-note"],
  ({ actor, params, body }) => keepPrivateNote(actor, params.id, body.text),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
