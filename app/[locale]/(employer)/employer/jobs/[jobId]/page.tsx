import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { BackLink } from "@/components/shared/back-link";
import { JobHeading, JobNumbers } from "@/components/jobs/owner/job-heading";
import { JobSections } from "@/components/jobs/owner/job-sections";
import { OwnJobActions } from "@/components/jobs/owner/job-actions";
import { HeldFor } from "@/components/reports/held-for";
import { DayBars } from "@/components/shared/charts/day-bars";
import { WORDING_TEXTS } from "@/components/jobs/owner/texts";
import { ClientMessages } from "@/components/shared/client-messages";
import { Card } from "@/components/ui/card";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { countApplicationsByDay } from "@/lib/domains/jobs/figure-queries";
import { listHeldFor } from "@/lib/domains/jobs/held-queries";
import { getOwnJob } from "@/lib/domains/jobs/queries";
import { href } from "@/lib/access/routes";

const CHART_DAYS = 30;

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { job } = await load((await params).jobId);
  return { title: job.title };
}

/** One of the employer's own jobs in full, with its figures and actions. */
export default async function OwnJobPage({ params }: Props) {
  const { jobId } = await params;
  const [{ job, applications, heldFor }, t] = await Promise.all([load(jobId), getTranslations("ownJob")]);
  return (
    <div className="page page-fade grid grid-cols-1 gap-6 wrap-anywhere">
      <BackLink href={href.employerDashboard()}>{t("back")}</BackLink>
      <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
        <JobHeading job={job} />
        <JobNumbers job={job} />
      </div>
      <HeldFor found={heldFor} />
      <Card asChild>
        <section aria-label={t("actionsHeading")}>
          <ClientMessages namespaces={["ownJob", "shell", ...WORDING_TEXTS]}>
            <OwnJobActions job={job} />
          </ClientMessages>
        </section>
      </Card>
      <Card>
        <DayBars
          title={t("chart.title", { days: CHART_DAYS })}
          series={[{ label: t("applications"), days: applications }]}
        />
      </Card>
      <section aria-labelledby="details" className="grid gap-4">
        <h2 id="details" className="text-xl">
          {t("detailsHeading")}
        </h2>
        <JobSections job={job} />
      </section>
    </div>
  );
}

/** Used for the title and the page, read once. */
const load = cache(async (jobId: string) => {
  const employer = await requirePageActor("employer");
  const [job, applications, heldFor] = await orNotFound(
    Promise.all([
      getOwnJob(employer, jobId),
      countApplicationsByDay(employer, jobId, CHART_DAYS),
      listHeldFor(employer, jobId),
    ]),
  );
  return { job, applications, heldFor };
});
