import { CircleCheck } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { Agreement } from "@/components/applications/finish/agreement";
import { Terms } from "@/components/applications/finish/terms";
import { JobHeading } from "@/components/applications/job-heading";
import { SummaryTiles } from "@/components/applications/summary-tiles";
import { ClientMessages } from "@/components/shared/client-messages";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { Card } from "@/components/ui/card";
import { requirePageActor } from "@/lib/auth/page-guard";
import { orNotFound } from "@/lib/http/or-not-found";
import { getJob } from "@/lib/jobs/queries";
import { href } from "@/lib/routes";
import { PageTexts } from "../../../../page-texts";

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("finish");
  return { title: t("title") };
}

/** The job applied for and the terms (screen 9). Only after an application. */
export default async function FinishPage({ params }: Props) {
  const { jobId } = await params;
  const worker = await requirePageActor("worker");
  const job = await orNotFound(getJob(worker, jobId));
  if (!job.applied) redirect(href.apply(jobId));
  const t = await getTranslations("finish");
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <header className="grid gap-2">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <p className="text-success flex items-start gap-2 text-lg font-semibold">
          <CircleCheck aria-hidden className="mt-0.5 size-6 shrink-0" />
          {t("sent")}
        </p>
      </header>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-label={t("summary")} className="grid grid-cols-1 gap-4">
          <PageTexts texts={[job.title]}>
            <JobHeading job={job} />
          </PageTexts>
          <SummaryTiles job={job} />
        </section>
        <Card>
          <Terms />
          <ClientMessages namespaces={["finish"]}>
            <Agreement jobId={jobId} userId={worker.id} />
          </ClientMessages>
        </Card>
      </div>
    </div>
  );
}
