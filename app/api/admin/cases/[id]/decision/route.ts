import { route, serve } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { decideCase } from "@/lib/domains/admin/case-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(casesApi["PUT /api/admin/cases/{id}/decision"], ({ actor, params, body }) =>
    decideCase(actor, params.id, body),
  ),
});
