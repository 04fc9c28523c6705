import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { BackLink } from "@/components/applications/back-link";
import { ApplicationsHeading } from "@/components/applications/received/applications-heading";
import { Counters } from "@/components/applications/received/counters";
import { ReceivedList } from "@/components/applications/received/received-list";
import { ClientMessages } from "@/components/shared/client-messages";
import { QueryProvider } from "@/components/shared/query-provider";
import { countForJob, listForJob } from "@/lib/applications/queries";
import { listApplicationsQuery } from "@/lib/applications/schema";
import { requirePageActor } from "@/lib/auth/page-guard";
import { orNotFound } from "@/lib/http/or-not-found";
import { singleValues, type SearchParams } from "@/lib/http/search-params";
import { getOwnJob } from "@/lib/jobs/queries";
import { href } from "@/lib/routes";

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobApplications");
  return { title: t("metaTitle") };
}

/** The applications to one of the employer's positions (screen 13). */
export default async function JobApplicationsPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const employer = await requirePageActor("employer");
  const { cursor } = singleValues(await searchParams);
  const query = listApplicationsQuery.safeParse({ cursor }).data ?? listApplicationsQuery.parse({});
  const [job, page, counts, t] = await orNotFound(
    Promise.all([
      getOwnJob(employer, jobId),
      listForJob(employer, jobId, query),
      countForJob(employer, jobId),
      getTranslations("jobApplications"),
    ]),
  );
  const next =
    page.nextCursor &&
    `/api/service-requests/${jobId}/applications?${new URLSearchParams({ cursor: page.nextCursor }).toString()}`;
  return (
    <div className="page page-fade grid grid-cols-1 gap-6">
      <BackLink href={href.employerDashboard()}>{t("back")}</BackLink>
      <ApplicationsHeading job={job} />
      <Counters counts={counts} />
      <ClientMessages namespaces={["jobApplications", "options", "errors", "shell"]}>
        {/* A cache of its own: what the server has just read wins over an earlier visit's. */}
        <QueryProvider>
          <ReceivedList
            jobId={jobId}
            initial={{ items: page.items, next }}
            nextHref={page.nextCursor && href.jobApplications(jobId, page.nextCursor)}
          />
        </QueryProvider>
      </ClientMessages>
    </div>
  );
}
