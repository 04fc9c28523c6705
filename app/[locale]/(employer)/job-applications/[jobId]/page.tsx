import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { BackLink } from "@/components/shared/back-link";
import { ApplicationsHeading, Counters, LostHires, StatusFilter } from "@/components/applications/received/overview";
import { DecisionScope } from "@/components/applications/received/decision-scope";
import { FilledOffer } from "@/components/applications/received/filled-offer";
import { ListControls } from "@/components/applications/received/list-controls";
import { toApplicantFilters } from "@/components/applications/received/list-filters";
import { ReceivedList } from "@/components/applications/received/received-list";
import { profileTexts } from "@/components/profile/shown-profile";
import { RefusedNote } from "@/components/form/refused-note";
import { ClientMessages } from "@/components/shared/client-messages";
import { RefreshScope } from "@/components/shared/refresh-scope";
import { receivedPath } from "@/lib/domains/applications/client";
import {
  countForJob,
  findNamed,
  listBest,
  listForJob,
  listLostHires,
} from "@/lib/domains/applications/received-queries";
import { listApplicantsQuery } from "@/lib/domains/applications/schema";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { getOwnJob } from "@/lib/domains/jobs/queries";
import { canFill } from "@/lib/domains/jobs/policy";
import { newId } from "@/lib/core/new-id";
import { pick } from "@/lib/core/objects";
import { formAction, href } from "@/lib/access/routes";
import { getAccount } from "@/lib/domains/users/queries";
import { PageTexts } from "../../../page-texts";

/** The forms of the cards. */
const DECISIONS = new RegExp(`^${formAction.decide("[^/]+")}$`);

type Props = { params: Promise<{ jobId: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [job, t] = await Promise.all([load((await params).jobId), getTranslations("jobApplications")]);
  return { title: t("heading", { title: job.title }) };
}

/** The applications to one of the employer's jobs (screen 13). */
export default async function JobApplicationsPage({ params, searchParams }: Props) {
  const { jobId } = await params;
  const employer = await requirePageActor("employer");
  const values = singleValues(await searchParams);
  const filters = toApplicantFilters(values);
  const asked = Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  const wish = listApplicantsQuery.safeParse({ ...asked, cursor: values.cursor });
  // An invalid cursor: show the first page.
  const query = wish.data ?? listApplicantsQuery.parse(asked);
  const [job, page, counts, lost, account, refusal, t] = await orNotFound(
    Promise.all([
      load(jobId),
      listForJob(employer, jobId, query),
      countForJob(employer, jobId),
      listLostHires(employer, jobId),
      getAccount(employer),
      findRefusal(DECISIONS, employer.id, employer.language),
      getTranslations("jobApplications"),
    ]),
  );
  const cursor = wish.data ? (values.cursor ?? null) : null;
  const path = receivedPath(jobId, { ...filters, cursor });
  const further = page.nextCursor && { ...filters, cursor: page.nextCursor };
  const isPlain = cursor === null && Object.values(filters).every((value) => value === null);
  const [best, named] = await Promise.all([
    isPlain ? listBest(employer, jobId, counts) : [],
    findNamed(employer, jobId, { person: values.person, shown: page.items }),
  ]);
  const shown = [...page.items, ...best, ...named];
  const hiring = { hired: counts.accepted, people: job.people ?? 1 };
  return (
    <RefreshScope>
      <div className="page page-fade grid grid-cols-1 gap-6 wrap-anywhere max-sm:gap-3 max-sm:pt-1">
        <BackLink href={href.employerDashboard()}>{t("back")}</BackLink>
        <ApplicationsHeading job={job} />
        {refusal ? <RefusedNote text={refusal.text} /> : null}
        <LostHires days={lost} />
        {counts.accepted > 0 && canFill(job) && (job.status === "open" || (job.undecided ?? 0) > 0) ? (
          <ClientMessages namespaces={["jobApplications", "ownJob", "shell"]}>
            <FilledOffer
              job={{
                ...pick(job, ["id", "title"]),
                undecided: job.undecided ?? 0,
                ...hiring,
              }}
            />
          </ClientMessages>
        ) : null}
        <Counters counts={counts} people={job.people ?? 1} />
        {counts.total > 0 ? <StatusFilter jobId={jobId} filters={filters} counts={counts} /> : null}
        <PageTexts texts={shown.flatMap((item) => (item.worker_profile ? profileTexts(item.worker_profile) : []))}>
          <ClientMessages namespaces={["jobApplications", "jobs.filters", "options", "ownJob", "shell", "validation"]}>
            {counts.total > 0 ? <ListControls jobId={jobId} filters={filters} /> : null}
            <DecisionScope asksPhone={account.phone === null} hiring={hiring} postKey={newId()} refusal={refusal}>
              <ReceivedList
                key={path}
                jobId={jobId}
                path={path}
                filters={filters}
                best={best}
                named={named}
                initial={{ items: page.items, next: further && receivedPath(jobId, further) }}
                nextHref={further && href.jobApplications(jobId, further)}
                isPolled={query.cursor === null}
              />
            </DecisionScope>
          </ClientMessages>
        </PageTexts>
      </div>
    </RefreshScope>
  );
}

/** Used for the title and the page, read once. */
const load = cache(async (jobId: string) => orNotFound(getOwnJob(await requirePageActor("employer"), jobId)));
