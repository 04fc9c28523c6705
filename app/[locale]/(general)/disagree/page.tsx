import { getLocale, getTranslations } from "next-intl/server";
import { CallForm } from "@/components/grievances/call-form";
import { AppealForm } from "@/components/reports/appeal-form";
import { FoundList } from "@/components/reports/found-list";
import { RefusedNote } from "@/components/form/refused-note";
import { ClientTexts } from "@/components/shared/client-texts";
import { Card } from "@/components/ui/card";
import type { Actor } from "@/lib/access/auth/actor";
import { getCurrentActor } from "@/lib/access/auth/session";
import { formAction } from "@/lib/access/routes";
import { newId } from "@/lib/core/new-id";
import { CALL_DAYS } from "@/lib/domains/grievances/options";
import { listMeasures } from "@/lib/domains/reports/measure-queries";
import { formatDate } from "@/lib/language/format";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("measures.title", { robots: { index: false } });

/** Decisions about one's account: what, why, by which evidence, and 'I disagree'. Signed out: a wish to be called about one. */
export default async function DisagreePage() {
  const actor = await getCurrentActor();
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">{actor ? <Own actor={actor} /> : <Visitor />}</div>
    </div>
  );
}

async function Own({ actor }: { actor: Actor }) {
  const [measures, refusal, language, t] = await Promise.all([
    listMeasures(actor),
    findRefusal([formAction.appeal()], actor.id, actor.language),
    getLocale(),
    getTranslations("measures"),
  ]);
  return (
    <>
      <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      {refusal ? <RefusedNote text={refusal.text} /> : null}
      {measures.length === 0 ? <p>{t("none")}</p> : null}
      {measures.map(({ id, number, decision, why, found, job, decidedAt, appeal }) => (
        <Card key={id} asChild>
          <article aria-label={number}>
            <p className="text-muted-foreground flex flex-wrap gap-x-3">
              <span translate="no">{number}</span>
              <span>{formatDate(decidedAt, language)}</span>
            </p>
            {job ? (
              <h2 dir="auto" className="text-lg wrap-anywhere">
                {job.title}
              </h2>
            ) : null}
            <p className="font-semibold">{t(`decision.${decision}`)}</p>
            {why === null ? null : <p>{t(`why.${why}`)}</p>}
            <FoundList title={t("found")} found={found} />
            {appeal === null ? (
              <ClientTexts namespaces={["measures", "report", "apply.voice", "errors", "validation"]}>
                <AppealForm caseId={id} userId={actor.id} postKey={newId()} />
              </ClientTexts>
            ) : (
              <p className="font-semibold">{t(`appeal.${appeal}`)}</p>
            )}
            {/* Nobody opens it for them: its pictures are gone. */}
            {appeal === "fine" && decision === "take_down" ? <p>{t("back")}</p> : null}
          </article>
        </Card>
      ))}
    </>
  );
}

async function Visitor() {
  const language = await getLocale();
  const [t, refusal] = await Promise.all([
    getTranslations("measures.visitor"),
    findRefusal([formAction.askForCall()], null, language),
  ]);
  return (
    <Card className="gap-5 p-5 sm:p-8">
      <div className="grid gap-1">
        <h1 className="text-2xl font-extrabold">{t("title")}</h1>
        <p className="text-muted-foreground">{t("intro", { days: CALL_DAYS })}</p>
      </div>
      <ClientTexts namespaces={["recovery.call", "errors", "validation", "shell"]}>
        <CallForm refusal={refusal} kind="appeal" />
      </ClientTexts>
    </Card>
  );
}
