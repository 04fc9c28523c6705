import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { decideCase } from "@/lib/domains/admin/case-service";

export const PUT = route(casesApi["PUT /api/admin/cases/{id}/decision"], ({ actor, params, body }) =>
  decideCase(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
