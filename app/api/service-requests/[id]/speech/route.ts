import { composeSpeech } from "@/components/jobs/speech/compose-speech";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { translatorOf } from "@/lib/i18n/translator";
import { jobsApi } from "@/lib/jobs/api";
import { getJob } from "@/lib/jobs/queries";

export const GET = route(jobsApi["GET /api/service-requests/{id}/speech"], async ({ actor, params }) => {
  const [job, t] = await Promise.all([getJob(actor, params.id), translatorOf(actor.language)]);
  return { sentences: composeSpeech(job, actor.language, t) };
});

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
