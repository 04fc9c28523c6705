import type { Metadata } from "next";
import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { JobActs } from "@/components/admin/job/job-acts";
import { JobApplications } from "@/components/admin/job/job-applications";
import { RemoveJob } from "@/components/admin/job/remove-job";
import { JobHeading, JobNumbers } from "@/components/jobs/owner/job-heading";
import { JobSections } from "@/components/jobs/owner/job-sections";
import { AppLink } from "@/components/shared/app-link";
import { BackLink } from "@/components/shared/back-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { href } from "@/lib/access/routes";
import { listApplicationsForAdmin } from "@/lib/domains/admin/list-queries";
import { adminApplicationsQuery } from "@/lib/domains/admin/schema";
import { getJobOwner } from "@/lib/domains/admin/queries";
import type { AdminUser } from "@/lib/domains/admin/types";
import { getJob } from "@/lib/domains/jobs/queries";
import { orNotFound } from "@/lib/platform/http/or-not-found";

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const job = await load((await params).id);
  return { title: job.title };
}

/** A job as admins see it, including drafts. Its address is /jobs/{id}. */
export default async function AdminJobPage({ params }: Props) {
  const { id } = await params;
  const admin = await requirePageActor("admin");
  const job = await load(id);
  const [owner, applications, t] = await Promise.all([
    orNotFound(getJobOwner(admin, job)),
    listApplicationsForAdmin(admin, adminApplicationsQuery.parse({ search: job.id, limit: 25 })),
    getTranslations("adminJob"),
  ]);
  const tNav = await getTranslations("shell.nav");
  return (
    <div className="page page-fade grid grid-cols-1 gap-6">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <BackLink href={href.adminJobs()}>{tNav("jobs")}</BackLink>
        <ClientMessages namespaces={["adminJob"]}>
          <div className="flex flex-wrap gap-2">
            <JobActs job={{ id: job.id, status: job.status, review: job.review, closed_reason: job.closed_reason }} />
            <RemoveJob job={{ id: job.id, title: job.title, applications: job.applications }} />
          </div>
        </ClientMessages>
      </div>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <JobHeading job={job} />
        <JobNumbers job={job} />
      </div>
      <JobOwner owner={owner} companyName={job.company_name} />
      <JobApplications jobId={job.id} applications={applications.items} hasMore={applications.nextCursor !== null} />
      <section aria-labelledby="details" className="grid gap-4">
        <h2 id="details" className="text-xl">
          {t("details")}
        </h2>
        <JobSections job={job} />
      </section>
    </div>
  );
}

/** Used for the title and the page, read once. */
const load = cache(async (id: string) => orNotFound(getJob(await requirePageActor("admin"), id)));

/** The employer who posted a job, with a link to the account. */
function JobOwner({ owner, companyName }: { owner: AdminUser; companyName: string | null }) {
  const t = useTranslations("adminJob");
  return (
    <Card className="flex-row flex-wrap items-center justify-between">
      <dl className="min-w-0">
        <dt className="text-muted-foreground">{t("owner")}</dt>
        <dd className="font-semibold wrap-anywhere">
          <span dir="auto">{companyName ?? owner.username}</span>
          {companyName ? <span className="text-muted-foreground ms-2 font-normal">{owner.username}</span> : null}
        </dd>
      </dl>
      <AppLink href={href.adminUser(owner.id)} className={buttonVariants({ variant: "outline" })}>
        {t("openOwner")}
      </AppLink>
    </Card>
  );
}
