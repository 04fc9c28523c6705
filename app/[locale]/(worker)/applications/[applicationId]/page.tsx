import { getTranslations } from "next-intl/server";
import { BackLink } from "@/components/shared/back-link";
import { AddPhone, CalledCard } from "@/components/applications/called/called-card";
import { Answers } from "@/components/applications/detail/answers";
import { ApplicationStatusCard } from "@/components/applications/detail/application-status";
import { Contact } from "@/components/applications/detail/contact";
import { NoAnswer } from "@/components/applications/detail/no-answer";
import { JobDetails } from "@/components/applications/detail/job-details";
import { Sharing } from "@/components/applications/detail/sharing";
import { WithdrawAndLeave } from "@/components/applications/withdraw-button";
import { jobWords } from "@/components/jobs/heading/job-words";
import { RefusedNote } from "@/components/form/refused-note";
import { ClientMessages } from "@/components/shared/client-messages";
import { ReportLink } from "@/components/shared/report-link";
import { RefreshOnNews } from "@/components/shared/refresh-on-news";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { isCalled } from "@/lib/domains/applications/called-policy";
import { mayAskContact, mayWithdraw } from "@/lib/domains/applications/policy";
import { getOwnApplication } from "@/lib/domains/applications/queries";
import { listFurtherJobs } from "@/lib/domains/jobs/queries";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { getWorkerProfile } from "@/lib/domains/profiles/queries";
import { formAction, href } from "@/lib/access/routes";
import { getAccount } from "@/lib/domains/users/queries";
import { pageTitle } from "@/lib/language/i18n/page-title";
import { PageTexts } from "../../../page-texts";
import { seeOnPage } from "../../../unseen";
import { ownName } from "../../own-name";

type Props = { params: Promise<{ applicationId: string }> };

export const generateMetadata = pageTitle("applicationDetail.title");

/** One of the worker's applications (screen 10). */
export default async function ApplicationPage({ params }: Props) {
  const { applicationId } = await params;
  const worker = await requirePageActor("worker");
  // Before the numbers in the shell are asked for again.
  await seeOnPage(applicationId);
  const application = await orNotFound(getOwnApplication(worker, applicationId));
  const [t, tAll, profile, { phone }, refusal] = await Promise.all([
    getTranslations("applicationDetail"),
    getTranslations(),
    getWorkerProfile(worker),
    getAccount(worker),
    findRefusal([formAction.withdraw(applicationId)], worker.id, worker.language),
  ]);
  const { job } = application;
  const further = application.closed_reason === "no_answer" ? await listFurtherJobs(worker, job) : null;
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <RefreshWhenOnline />
      <RefreshOnNews />
      <header className="grid gap-1">
        <BackLink href={href.applied()}>{t("back")}</BackLink>
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      </header>
      {refusal ? <RefusedNote text={refusal.text} /> : null}
      {isCalled(application) ? <CalledCard application={application} name={await ownName(worker, profile)} /> : null}
      {mayAskContact(application.status) && phone === null ? <AddPhone applicationId={application.id} /> : null}
      {further ? <NoAnswer application={application} jobs={further} /> : null}
      <PageTexts texts={[job.title, ...application.events.map(({ note }) => note)]} keep={[job.company_name]}>
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="grid grid-cols-1 gap-4">
            <JobDetails job={job} />
            <ApplicationStatusCard application={application} />
          </div>
          <div className="grid grid-cols-1 gap-4">
            <Answers application={application} />
            <ClientMessages namespaces={["applicationDetail"]}>
              <Sharing applicationId={application.id} isShared={application.shares_person} />
            </ClientMessages>
            <Contact
              company={job.company_name}
              employer={application.employer_contact}
              address={application.exact_address}
            />
          </div>
        </div>
      </PageTexts>
      <ReportLink about="application" id={application.id} label={tAll("report.link")} />
      {mayWithdraw(application.status) ? (
        <ClientMessages namespaces={["applied"]}>
          <WithdrawAndLeave
            applicationId={application.id}
            heading={jobWords(job, tAll).heading.full}
            isAccepted={application.status === "accepted"}
          />
        </ClientMessages>
      ) : null}
    </div>
  );
}
