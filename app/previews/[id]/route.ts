import { publicPicture } from "@/components/jobs/public/public-picture";
import { categoryPictogram } from "@/components/shared/pictograms/tiles";
import { AppError } from "@/lib/platform/http/errors";
import { hasCurrent } from "@/lib/platform/http/reply";
import { route, serve } from "@/lib/access/route";
import { translatorOf } from "@/lib/language/i18n/translator";
import { jobsApi } from "@/lib/domains/jobs/api";
import { getPublicJob } from "@/lib/domains/jobs/public-queries";
import { categoryPreview } from "@/lib/platform/previews/category";
import { drawPreview } from "@/lib/platform/previews/draw";

/** As of other public pictures (lib/platform/uploads/image-answer.ts): a closed job's is gone within the hour. */
const CACHE = "public, max-age=3600, s-maxage=0";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /** The picture of an open job's public face. */
  GET: route(jobsApi["GET /previews/{id}"], async ({ request, params: { id }, query: { lang } }) => {
    const job = await getPublicJob({ language: lang }, id);
    if (!job) throw new AppError("job_not_found");
    const key = `${job.id}-${job.revision}-${lang}`;
    const headers = { "Cache-Control": CACHE, ETag: `"${key}"` };
    if (hasCurrent(request, headers.ETag)) return new Response(null, { status: 304, headers });
    const picture = await drawPreview(key, lang, async () => publicPicture(job, await translatorOf(lang)));
    const { body, ...kept } = picture
      ? { body: picture, ...headers }
      : { body: await categoryPreview(categoryPictogram(job.category)), "Cache-Control": "no-store" };
    return new Response(body, { headers: { "Content-Type": "image/png", ...kept } });
  }),
});
