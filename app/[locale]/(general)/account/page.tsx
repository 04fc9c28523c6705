import { getTranslations } from "next-intl/server";
import { AccountSection } from "@/components/account/account-section";
import { MadeCodeSection } from "@/components/account/made-code-section";
import { DetailsSection } from "@/components/account/details-section";
import { EmailSection } from "@/components/account/email-section";
import { PasswordConfirmation } from "@/components/account/password-confirmation";
import { PasswordForm } from "@/components/account/password-form";
import { RecoverySection } from "@/components/account/recovery-maker";
import { SecondFactorSection } from "@/components/account/second-factor/second-factor-section";
import { SessionsSection } from "@/components/account/sessions-section";
import { NotifySection } from "@/components/delivery/notify-section";
import { OwnReports } from "@/components/reports/own-reports";
import { OwnGrievances } from "@/components/grievances/own-grievances";
import { ConsentSection } from "@/components/own-data/consent-section";
import { OwnDataSection } from "@/components/own-data/own-data-section";
import { SavedSearches } from "@/components/jobs/searches/saved-searches";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { isOf, type Actor } from "@/lib/access/auth/actor";
import { requireSignedInPage } from "@/lib/access/auth/page-guard";
import { getNotificationSettings, getPush } from "@/lib/domains/delivery/queries";
import { listOwnReports } from "@/lib/domains/reports/queries";
import { listOwnGrievances } from "@/lib/domains/grievances/queries";
import { isCategory } from "@/lib/core/categories";
import { listSavedSearches } from "@/lib/domains/jobs/saved-search-queries";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { ownPath } from "@/lib/platform/http/own-path";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { sendsMail } from "@/lib/platform/mail/send";
import { formAction, NOTIFY_SECTION } from "@/lib/access/routes";
import { textDriver } from "@/lib/platform/text-messages/webhook";
import type { Account } from "@/lib/domains/users/account-types";
import { getAccount, findMadeCode, getSecondFactor, listSessions } from "@/lib/domains/users/queries";
import { latestConsent } from "@/lib/domains/users/consent-queries";
import { findHandedNumber } from "@/lib/domains/users/handed-number-service";
import { passwordMin } from "@/lib/access/auth/password-length";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("account.title");

/** The account of anyone signed in, in sections. */
export default async function AccountPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requireSignedInPage();
  const { next } = singleValues(await searchParams);
  const [account, madeCode, sessions, grievances, reports, consent, handed, refusal, t, tNotify] = await Promise.all([
    getAccount(actor),
    findMadeCode(actor),
    listSessions(actor),
    listOwnGrievances(actor),
    listOwnReports(actor),
    latestConsent(actor.id, "notice"),
    findHandedNumber(actor),
    findRefusal([formAction.recoveryNumber()], actor.id, actor.language),
    getTranslations("account"),
    getTranslations("notifySettings"),
  ]);
  return (
    <div className="page page-fade mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
        <a href={`#${NOTIFY_SECTION}`} className={buttonVariants({ variant: "link", className: "w-fit text-start" })}>
          <Icon name="bell-ring" />
          {tNotify("title")}
        </a>
      </header>
      {next ? <MadeUsername username={actor.username} next={ownPath(next)} /> : null}
      <PasswordConfirmation>
        <ClientMessages namespaces={["account", "recovery", "auth", "shell", "validation"]}>
          {madeCode ? <MadeCodeSection code={madeCode} /> : null}
          <DetailsSection userId={actor.id} initial={account} hasLanguages={!isOf(actor, "employer")} />
          <AccountSection title={t("password.title")} intro={t("password.intro")}>
            <PasswordForm min={passwordMin(actor.audience)} />
          </AccountSection>
          <RecoverySection madeAt={account.recoveryNumberMadeAt} handed={handed} refusal={refusal} />
          {sendsMail() || account.email ? <EmailSection initial={account} /> : null}
          {isOf(actor, "admin") ? <SecondFactor admin={actor} /> : null}
          <SessionsSection userId={actor.id} initial={sessions} />
        </ClientMessages>
        <Notify actor={actor} account={account} />
        {isOf(actor, "worker") ? <Searches worker={actor} /> : null}
        {consent && !isOf(actor, "admin") ? (
          <ClientMessages namespaces={["consent"]}>
            <ConsentSection
              audience={isOf(actor, "worker") ? "worker" : "employer"}
              agreedAt={consent.at.toISOString()}
            />
          </ClientMessages>
        ) : null}
        <OwnGrievances grievances={grievances} />
        <OwnReports reports={reports} />
        <ClientMessages namespaces={["ownData", "shell"]}>
          <OwnDataSection userId={actor.id} mayDelete={!isOf(actor, "admin")} isLinked />
        </ClientMessages>
      </PasswordConfirmation>
    </div>
  );
}

/** Shows someone who registered before the script ran the username that was made. @param props.next the path to go on to. */
async function MadeUsername({ username, next }: { username: string; next: string }) {
  const [t, tAuth] = await Promise.all([getTranslations("account.made"), getTranslations("auth")]);
  return (
    <Card asChild className="bg-success-soft">
      <section aria-labelledby="made-username">
        <h2 id="made-username" className="text-lg">
          {tAuth("username")}
        </h2>
        <p dir="auto" className="text-xl font-bold wrap-anywhere">
          {username}
        </p>
        <p>{t("text")}</p>
        <AppLink href={next} className={buttonVariants({ className: "sm:w-fit" })}>
          {t("goOn")}
        </AppLink>
      </section>
    </Card>
  );
}

async function Notify({ actor, account }: { actor: Actor; account: Account }) {
  const [push, settings] = await Promise.all([getPush(actor), getNotificationSettings(actor)]);
  const places = {
    email: sendsMail() && account.isEmailConfirmed,
    message: textDriver() !== null && account.phone !== null,
  };
  return (
    <ClientMessages namespaces={["notifySettings", "pushAsk", "validation"]}>
      <NotifySection push={push} initial={settings} audience={actor.audience} places={places} />
    </ClientMessages>
  );
}

/** The searches of whose new jobs the worker is told. */
async function Searches({ worker }: { worker: Actor<"worker"> }) {
  const [searches, t] = await Promise.all([listSavedSearches(worker), getTranslations()]);
  const shown = searches.map(({ id, search, category, kind, place }) => {
    const work = category ?? kind;
    const parts = [
      ...(search === null ? [] : [`“${search}”`]),
      ...(isCategory(work) ? [t(`options.category.${work}`)] : []),
      place?.name ?? t("jobs.tellMe.nearMe"),
    ];
    return { id, text: parts.join(" · ") };
  });
  return (
    <AccountSection title={t("jobs.tellMe.title")} intro={t("jobs.tellMe.intro")}>
      <ClientMessages namespaces={["jobs.tellMe"]}>
        <SavedSearches searches={shown} />
      </ClientMessages>
    </AccountSection>
  );
}

async function SecondFactor({ admin }: { admin: Actor<"admin"> }) {
  return (
    <ClientMessages namespaces={["secondFactor", "validation"]}>
      <SecondFactorSection state={await getSecondFactor(admin)} />
    </ClientMessages>
  );
}
