import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { after } from "next/server";
import { cache } from "react";
import { BackLink } from "@/components/applications/back-link";
import { ApplyBox } from "@/components/jobs/detail/apply-box";
import { DetailHeader } from "@/components/jobs/detail/detail-header";
import { JobEmployerCard } from "@/components/jobs/detail/job-employer-card";
import { DetailSections } from "@/components/jobs/detail/detail-sections";
import { KeepAndShare } from "@/components/jobs/detail/keep-and-share";
import { NeverCharges } from "@/components/jobs/detail/never-charges";
import { typedTexts } from "@/components/jobs/detail/typed-texts";
import { jobWords } from "@/components/jobs/heading/job-words";
import { ClientMessages } from "@/components/shared/client-messages";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { requirePageActor } from "@/lib/auth/page-guard";
import { AppError } from "@/lib/http/errors";
import { logError } from "@/lib/http/log";
import { getJob } from "@/lib/jobs/queries";
import { countView } from "@/lib/jobs/service";
import { href } from "@/lib/routes";
import { PageTexts } from "../../../page-texts";

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
  const t = await getTranslations("jobDetail");
  return (
    <div className="page page-fade grid grid-cols-1 gap-4">
      <PageTexts texts={typedTexts(job)} keep={[job.company_name]}>
        <RefreshWhenOnline />
        <BackLink href={href.home()}>{t("backToJobs")}</BackLink>
        <div className="flex flex-col gap-4 md:grid md:grid-cols-[minmax(0,1fr)_18rem] md:items-start md:gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
          <article className="grid min-w-0 grid-cols-1 gap-4">
            <DetailHeader job={job} />
            <ClientMessages namespaces={["jobs.save", "jobs.share", "errors"]}>
              <KeepAndShare job={job} />
            </ClientMessages>
            <DetailSections job={job} />
            <JobEmployerCard job={job} />
          </article>
          {/* On a phone the two are direct children of the column, so that the box can stick along all of it. */}
          <div className="contents md:sticky md:top-[calc(var(--header-height)+1.5rem)] md:grid md:gap-4">
            <NeverCharges />
            <ApplyBox job={job} />
          </div>
        </div>
      </PageTexts>
    </div>
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
