import { route, serve } from "@/lib/access/route";
import { forgetFormDraft, getFormDraft, keepFormDraft } from "@/lib/domains/jobs/form-draft-service";
import { postingApi } from "@/lib/domains/jobs/posting-api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(postingApi["GET /api/client/form-draft"], async ({ actor }) => ({
    draft: await getFormDraft(actor),
  })),
  PUT: route(postingApi["PUT /api/client/form-draft"], ({ actor, body }) => keepFormDraft(actor, body)),
  DELETE: route(postingApi["DELETE /api/client/form-draft"], ({ actor }) => forgetFormDraft(actor)),
});
