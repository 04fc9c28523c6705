import { getTranslations } from "next-intl/server";
import { CardsPage } from "@/components/applications/cards-page";
import { DueCard } from "@/components/applications/due/due-card";
import { ClientMessages } from "@/components/shared/client-messages";
import { requirePageActor } from "@/lib/access/auth/page-guard";
import { href } from "@/lib/access/routes";
import { listWaiting } from "@/lib/domains/applications/clock-queries";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("answers.title");

/** Those who wait long for the employer's answer. Opening the page, as from an e-mail, changes nothing. */
export default async function AnswersPage() {
  const employer = await requirePageActor("employer");
  const [waiting, t] = await Promise.all([listWaiting(employer), getTranslations("answers")]);
  return (
    <CardsPage
      title={t("title")}
      text={t("text")}
      label={t("title")}
      cards={waiting.map((application) => ({ id: application.id, card: <DueCard application={application} /> }))}
      within={(cards) => <ClientMessages namespaces={["answers", "jobApplications", "shell"]}>{cards}</ClientMessages>}
      empty={{
        title: t("empty.title"),
        text: t("empty.text"),
        action: { href: href.employerDashboard(), label: t("empty.action") },
      }}
      more={null}
    />
  );
}
