import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { cache } from "react";
import { jobHtml } from "@/components/jobs/detail/job-html";
import { LiveJob } from "@/components/jobs/detail/live-job";
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
import { htmlHander } from "../../../hand-html";
import { pageReader } from "../../../page-texts";

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ job }, t] = await Promise.all([load((await params).jobId), getTranslations()]);
  return { title: jobWords(job, t).heading.full };
}

/** One job in full (screen 7). */
export default async function JobPage({ params }: Props) {
  const { jobId } = await params;
  const { worker, job } = await load(jobId);
  // After the response has been sent: a view that could not be counted must not cost anyone the page.
  after(() => countView(worker, job).catch((error: unknown) => logError("view_not_counted", error)));
  const [hand, reader, suits] = await Promise.all([
    htmlHander(),
    pageReader(typedTexts(job), [job.company_name, localityNamed(job.place?.id)]),
    reasonsFor(worker, job),
  ]);
  return (
    <>
      <RefreshWhenOnline />
      <LiveJob ready={hand(await jobHtml(job, { ...reader, origin: ownOrigin() }, suits))} />
    </>
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
