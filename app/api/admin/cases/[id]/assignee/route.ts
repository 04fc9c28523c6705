import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { assignCase } from "@/lib/domains/admin/case-service";

export const PUT = route(casesApi["PUT /api/admin/cases/{id}/assignee"], ({ actor, params, body }) =>
  assignCase(actor, params.id, body.isMine),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
