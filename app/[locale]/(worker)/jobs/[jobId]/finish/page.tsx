import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { redirect } from "next/navigation";
import { cache } from "react";
import { AddPhone } from "@/components/applications/called/called-card";
import { Agreement } from "@/components/applications/finish/agreement";
import { RecoveryOffer } from "@/components/applications/finish/recovery-offer";
import { AllRules, CallLine, NextSteps, Terms } from "@/components/applications/finish/next-steps";
import { FurtherJobs } from "@/components/applications/finish/further-jobs";
import { SummaryTiles } from "@/components/applications/finish/job-summary";
import { Joy } from "@/components/applications/joy";
import { TellMe } from "@/components/jobs/searches/tell-me";
import { PushOffer } from "@/components/delivery/push-offer";
import { RefusedNote } from "@/components/form/refused-note";
import { jobWords, offererInWords } from "@/components/jobs/heading/job-words";
import { ClientMessages } from "@/components/shared/client-messages";
import { RefreshWhenOnline } from "@/components/shared/refresh-when-online";
import { Card } from "@/components/ui/card";
import { findOwnStatus, isFirstApplication } from "@/lib/domains/applications/queries";
import type { Actor } from "@/lib/access/auth/actor";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { getPush } from "@/lib/domains/delivery/queries";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { findSavedSearch } from "@/lib/domains/jobs/saved-search-queries";
import { getJob, listFurtherJobs } from "@/lib/domains/jobs/queries";
import { translatorOf } from "@/lib/language/i18n/translator";
import { formAction, href } from "@/lib/access/routes";
import { getAccount } from "@/lib/domains/users/queries";
import { hasAgreed } from "@/lib/domains/users/consent-queries";
import { findHandedNumber } from "@/lib/domains/users/handed-number-service";

type Props = { params: Promise<{ jobId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { heading } = await load((await params).jobId);
  return { title: heading };
}

/** The job applied for, with the terms or, for a worker who has agreed to them, with what comes next (screen 9). */
export default async function FinishPage({ params }: Props) {
  const { jobId } = await params;
  const { worker, job, isAsked, heading } = await load(jobId);
  const conditions = { search: null, category: job.category, kind: null, place: null };
  const [{ phone }, application, t, further, push, refusal, offer, savedId, tAll] = await Promise.all([
    getAccount(worker),
    findOwnStatus(worker, { jobId }),
    getTranslations("finish"),
    isAsked ? [] : listFurtherJobs(worker, job),
    getPush(worker),
    findRefusal([formAction.terms()], worker.id, worker.language),
    findOffer(worker),
    findSavedSearch(worker, conditions),
    translatorOf(worker.language),
  ]);
  const words = jobWords(job, tAll);
  return (
    <div className="page page-fade grid grid-cols-1 gap-3 pt-3">
      <RefreshWhenOnline />
      <header className="grid gap-1">
        <Joy className="joy-sent bg-success-soft rounded-xl" />
        <h1 className="text-success text-xl leading-snug sm:text-3xl">{heading}</h1>
        <p dir="auto" className="leading-snug wrap-anywhere">
          {[words.heading.short, offererInWords(job, tAll), words.place].filter(Boolean).join(" · ")}
        </p>
      </header>
      {/* In sight at the moment of sending, but not before the rules; asked once more with the list of applications. */}
      {isAsked ? null : <PushOffer push={push} audience="worker" />}
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-6">
        <div className="grid grid-cols-1 gap-4">
          <Card className="gap-2 p-3">
            {isAsked ? <Terms /> : <NextSteps />}
            {isAsked && refusal ? <RefusedNote text={refusal.errors.agreed ? t("hint") : refusal.text} /> : null}
            <ClientMessages namespaces={["finish"]}>
              <Agreement jobId={jobId} userId={worker.id} isAsked={isAsked} />
            </ClientMessages>
            {isAsked ? <AllRules /> : null}
          </Card>
          {application === null ? null : phone === null ? (
            <AddPhone applicationId={application.id} />
          ) : (
            <CallLine phone={phone} applicationId={application.id} />
          )}
          <TellMe conditions={conditions} savedId={savedId} />
          {offer ? (
            <ClientMessages namespaces={["recovery", "account", "auth", "validation"]}>
              <RecoveryOffer {...offer} />
            </ClientMessages>
          ) : null}
        </div>
        <section aria-label={t("summary")} className="lg:order-first">
          <SummaryTiles job={job} />
        </section>
      </div>
      {isAsked ? <PushOffer push={push} audience="worker" /> : null}
      {further.length > 0 ? <FurtherJobs jobs={further} /> : null}
    </div>
  );
}

/** The recovery number is offered at the first success, and later in the account. */
async function findOffer(worker: Actor<"worker">) {
  if (!(await isFirstApplication(worker))) return null;
  const [{ recoveryNumberMadeAt }, handed, refusal] = await Promise.all([
    getAccount(worker),
    findHandedNumber(worker),
    findRefusal([formAction.recoveryNumber()], worker.id, worker.language),
  ]);
  return { hasNumber: recoveryNumberMadeAt !== null, handed, refusal };
}

/** Used for the title and the page, read once. */
const load = cache(async (jobId: string) => {
  const worker = await requirePageActor("worker");
  const job = await orNotFound(getJob(worker, jobId));
  if (!job.applied) redirect(href.apply(jobId));
  const isAsked = !(await hasAgreed(worker.id, "terms"));
  const t = await getTranslations("finish");
  return { worker, job, isAsked, heading: t("sent") };
});
