import { composeSpeech } from "@/components/jobs/speech/compose-speech";
import { route, serve } from "@/lib/access/route";
import { translatorOf } from "@/lib/language/i18n/translator";
import { jobsApi } from "@/lib/domains/jobs/api";
import { getJob } from "@/lib/domains/jobs/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/service-requests/{id}/speech"], async ({ actor, params }) => {
    const [job, t] = await Promise.all([getJob(actor, params.id), translatorOf(actor.language)]);
    return { sentences: composeSpeech(job, actor.language, t) };
  }),
});
