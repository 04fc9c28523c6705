import { route, serve } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { assignCase } from "@/lib/domains/admin/case-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(casesApi["PUT /api/admin/cases/{id}/assignee"], ({ actor, params, body }) =>
    assignCase(actor, params.id, body.isMine),
  ),
});
