import { route, serve } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { getCaseVoiceNote } from "@/lib/domains/admin/case-queries";
import { privateVoiceNote } from "@/lib/platform/uploads/voice-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(casesApi["GET /api/admin/cases/{id}/voice-note"], async ({ request, actor, params }) =>
    privateVoiceNote(request, await getCaseVoiceNote(actor, params.id)),
  ),
});
