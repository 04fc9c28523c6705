import { getTranslations } from "next-intl/server";
import { notFound } from "next/navigation";
import { EditJobForm } from "@/components/jobs/form/edit/edit-job-form";
import { JobStatusCard } from "@/components/jobs/form/edit/job-status-card";
import { HeldFor } from "@/components/reports/held-for";
import { AppLink } from "@/components/shared/app-link";
import { BackLink } from "@/components/shared/back-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import type { Actor } from "@/lib/access/auth/actor";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { AppError } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/http/log";
import { listHeldFor, type HeldFor as Found } from "@/lib/domains/jobs/held-queries";
import { getOwnJob } from "@/lib/domains/jobs/queries";
import type { Job } from "@/lib/domains/jobs/types";
import { getEmployerProfile } from "@/lib/domains/profiles/queries";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

type Props = { params: Promise<{ jobId: string }> };

export const generateMetadata = pageTitle("editJob.heading");

/** An employer edits a job. */
export default async function EditJobPage({ params }: Props) {
  const { jobId } = await params;
  const employer = await requirePageActor("employer");
  const t = await getTranslations("editJob");
  const loaded = await load(employer, jobId);
  if (!loaded) return <LoadFailure text={t("loadFailed")} back={t("back")} />;
  const { job, companyLogo, heldFor } = loaded;
  return (
    <div className="page page-fade wrap-anywhere">
      <header className="mb-5 grid gap-1 lg:mb-8">
        <BackLink href={href.employerDashboard()}>{t("back")}</BackLink>
        <h1 className="text-2xl lg:text-3xl">{t("heading")}</h1>
        <p dir="auto" className="text-muted-foreground wrap-anywhere">
          {job.title}
        </p>
      </header>
      <ClientMessages
        namespaces={[
          "editJob",
          "requestForm",
          "jobFacts",
          "drafts",
          "ownJob",
          "options",
          "shell",
          "validation",
          "errors.offline",
          "formFailure",
        ]}
      >
        <div className="grid gap-5">
          <JobStatusCard job={job} />
          <HeldFor found={heldFor} />
          <EditJobForm job={job} userId={employer.id} companyLogo={companyLogo} />
        </div>
      </ClientMessages>
    </div>
  );
}

/** The job, the logo it shows if it has none of its own, and why it is held; or null if they could not be read. */
async function load(
  employer: Actor<"employer">,
  jobId: string,
): Promise<{ job: Job; companyLogo: string | null; heldFor: Found[] } | null> {
  try {
    const [job, { companyLogo }, heldFor] = await Promise.all([
      getOwnJob(employer, jobId),
      getEmployerProfile(employer),
      listHeldFor(employer, jobId),
    ]);
    return { job, companyLogo, heldFor };
  } catch (error) {
    // Removed since the middleware checked.
    if (error instanceof AppError && error.status === 404) notFound();
    logError("job_not_loaded", error);
    return null;
  }
}

function LoadFailure({ text, back }: { text: string; back: string }) {
  return (
    <div className="page page-fade wrap-anywhere">
      <EmptyState
        level={1}
        title={text}
        action={
          <AppLink href={href.employerDashboard()} className={buttonVariants()}>
            {back}
          </AppLink>
        }
      />
    </div>
  );
}
