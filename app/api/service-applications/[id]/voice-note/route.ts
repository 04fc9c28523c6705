import { recordLook } from "@/lib/domains/admin/audit-service";
import { applicationsApi } from "@/lib/domains/applications/api";
import { getVoiceNoteName } from "@/lib/domains/applications/queries";
import { isOf } from "@/lib/access/auth/actor";
import { route, serve } from "@/lib/access/route";
import { privateVoiceNote } from "@/lib/platform/uploads/voice-answer";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/service-applications/{id}/voice-note"], async ({ request, actor, params }) => {
    const { name, workerId } = await getVoiceNoteName(actor, params.id);
    if (isOf(actor, "admin")) await recordLook(actor, "user.view_voice_note", workerId);
    return privateVoiceNote(request, name);
  }),
});
