import { recordLook } from "@/lib/admin/audit-service";
import { applicationsApi } from "@/lib/applications/api";
import { getVoiceNoteName } from "@/lib/applications/queries";
import { isOf } from "@/lib/auth/actor";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { privateVoiceNote } from "@/lib/uploads/voice-answer";

export const GET = route(
  applicationsApi["GET /api/service-applications/{id}/voice-note"],
  async ({ request, actor, params }) => {
    const { name, workerId } = await getVoiceNoteName(actor, params.id);
    if (isOf(actor, "admin")) await recordLook(actor, "user.view_voice_note", workerId);
    return privateVoiceNote(request, name);
  },
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
