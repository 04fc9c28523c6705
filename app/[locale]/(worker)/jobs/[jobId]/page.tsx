import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { headers } from "next/headers";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { cache } from "react";
import { CountView } from "@/components/jobs/detail/count-view";
import { JobPage } from "@/components/jobs/detail/job-page";
import { VoiceGate } from "@/components/jobs/detail/voice-gate";
import { typedTexts } from "@/components/jobs/detail/typed-texts";
import { jobWords } from "@/components/jobs/heading/job-words";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { ownOrigin } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/http/log";
import { getJob } from "@/lib/domains/jobs/queries";
import { countView } from "@/lib/domains/jobs/service";
import { reasonsFor } from "@/lib/domains/jobs/suits-queries";
import { localityNamed } from "@/lib/language/places/queries";
import { translatorOf } from "@/lib/language/i18n/translator";
import { PageTexts } from "../../../page-texts";

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ job }, t] = await Promise.all([load((await params).jobId), getTranslations()]);
  return { title: jobWords(job, t).heading.full };
}

/** One job in full (screen 7). */
export default async function Page({ params }: Props) {
  const { jobId } = await params;
  const { worker, job } = await load(jobId);
  // Data for a script may be read ahead and never shown.
  const isShown = (await headers()).get("sec-fetch-dest") !== "empty";
  // After the response has been sent: a view that could not be counted must not cost anyone the page.
  if (isShown) after(() => countView(worker, jobId).catch((error: unknown) => logError("view_not_counted", error)));
  const language = await getLocale();
  const [t, suits] = await Promise.all([translatorOf(language), reasonsFor(worker, job)]);
  return (
    <VoiceGate className="page page-fade grid grid-cols-1 gap-4">
      <RefreshWhenOnline />
      {isShown ? null : <CountView jobId={jobId} />}
      <PageTexts texts={typedTexts(job, t)} keep={[job.company_name, localityNamed(job.place?.id)]}>
        <JobPage {...{ job, t, language, suits }} origin={ownOrigin()} />
      </PageTexts>
    </VoiceGate>
  );
}

/** Used for the title and the page, read once. */
const load = cache(async (jobId: string) => {
  const worker = await requirePageActor("worker");
  try {
    return { worker, job: await getJob(worker, jobId) };
  } catch (error) {
    if (error instanceof AppError && error.status === 404) notFound();
    throw error;
  }
});
