import type { Metadata } from "next";
import { createTranslator } from "next-intl";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { AnswerForm, type ReadyAnswers } from "@/components/admin/cases/answer-form";
import { CaseContext } from "@/components/admin/cases/case-context";
import { CaseLine } from "@/components/admin/cases/case-lines";
import { DecisionForm, TakeCase } from "@/components/admin/cases/decision-form";
import { AccountFinder, VisitorContact } from "@/components/admin/cases/visitor-case";
import { BackLink } from "@/components/shared/back-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { Card } from "@/components/ui/card";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { href } from "@/lib/access/routes";
import { getCase } from "@/lib/domains/admin/case-queries";
import type { AdminCaseDetails } from "@/lib/domains/admin/case-types";
import { findAccountsMeant } from "@/lib/domains/admin/grievance-queries";
import { loadMessages } from "@/lib/language/i18n/messages";
import { orNotFound } from "@/lib/platform/http/or-not-found";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";

type Props = { params: Promise<{ id: string }>; searchParams: Promise<SearchParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { details } = await load((await params).id);
  return { title: details.number };
}

/** One case with its whole context, and the decision. */
export default async function CasePage({ params, searchParams }: Props) {
  const { id } = await params;
  const { admin, details } = await load(id);
  const [{ account }, t] = await Promise.all([searchParams.then(singleValues), getTranslations("cases")]);
  const { contact, state, assignee, number } = details;
  const isOpen = state !== "decided";
  const isAnswered = isOpen && details.decisions.length === 0;
  // A visitor who reports a job is called; which account is theirs does not matter.
  const meant = contact && isAnswered ? await findAccountsMeant(admin, account ?? contact.name, contact.phone) : null;
  return (
    <div className="page page-fade grid grid-cols-1 gap-5">
      <BackLink href={href.adminCases()}>{t("title")}</BackLink>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl" translate="no">
            {number}
          </h1>
          <CaseLine one={details} isNamed />
        </div>
        {isOpen ? (
          <ClientMessages namespaces={["cases", "errors"]}>
            <TakeCase id={id} isMine={assignee?.id === admin.id} />
          </ClientMessages>
        ) : null}
      </header>
      <ClientMessages
        namespaces={[
          ...(["cases", "adminGrievances", "adminUser", "adminAccount", "adminTable", "jobApplications.card"] as const),
          ...(["options", "report.more", "measures.why", "errors", "validation"] as const),
        ]}
      >
        {contact ? (
          <Card>
            <VisitorContact contact={contact} dueAt={null} />
            {meant ? (
              <AccountFinder grievance={{ id, number }} search={{ accounts: meant, typed: account, kept: {} }} />
            ) : null}
          </Card>
        ) : null}
        {isOpen && !details.mayDecide ? <p className="font-semibold">{t("notYou")}</p> : null}
        {isOpen && details.mayDecide ? (
          <Card data-key="a">
            {isAnswered ? (
              <AnswerForm id={id} number={number} isCall={contact !== null} ready={await readyAnswers(details)} />
            ) : (
              <DecisionForm key={state} {...details} />
            )}
          </Card>
        ) : null}
        {details.answer ? (
          <Card>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {details.answer}
            </p>
          </Card>
        ) : null}
        <CaseContext details={details} />
      </ClientMessages>
    </div>
  );
}

/** The sentences that a complaint may be answered with, in the language of the person who sent it. */
async function readyAnswers({ reads, contact }: AdminCaseDetails): Promise<ReadyAnswers | null> {
  if (reads === null || contact !== null) return null;
  const [t, messages] = await Promise.all([getTranslations(), loadMessages(reads)]);
  const theirs = createTranslator({ locale: reads, messages });
  return {
    language: reads,
    sentences: READY.map((key) => ({ label: t(key), text: theirs(key) })),
  };
}

const READY = [
  "cases.ready.done",
  "cases.ready.who_when",
  "report.more.not_enough",
  "report.more.call_helpline",
] as const;

/** Used for the title and the page, read once. */
const load = cache(async (id: string) => {
  const admin = await requirePageActor("admin");
  return { admin, details: await orNotFound(getCase(admin, id)) };
});
