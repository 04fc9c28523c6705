import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { forgetFormDraft, getFormDraft, keepFormDraft } from "@/lib/domains/jobs/form-draft-service";
import { postingApi } from "@/lib/domains/jobs/posting-api";

export const GET = route(postingApi["GET /api/client/form-draft"], async ({ actor }) => ({
  draft: await getFormDraft(actor),
}));

export const PUT = route(postingApi["PUT /api/client/form-draft"], ({ actor, body }) => keepFormDraft(actor, body));

export const DELETE = route(postingApi["DELETE /api/client/form-draft"], ({ actor }) => forgetFormDraft(actor));

export const { POST, PATCH, OPTIONS } = allowOnly("GET", "PUT", "DELETE");
