import { cardViews } from "@/components/jobs/card/card-view";
import { composeSpeech } from "@/components/jobs/speech/compose-speech";
import { route, serve } from "@/lib/access/route";
import { postingApi } from "@/lib/domains/jobs/posting-api";
import { jobFrom } from "@/lib/domains/jobs/preview-queries";
import { translatorOf } from "@/lib/language/i18n/translator";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(postingApi["POST /api/client/job-preview"], async ({ actor, query: { language }, body }) => {
    const [job, t] = await Promise.all([jobFrom(actor, body, { language }), translatorOf(language)]);
    const [card] = await cardViews([job], { kind: "apply", language });
    return { language, card: card!, sentences: composeSpeech(job, language, t) };
  }),
});
