import { getTranslations } from "next-intl/server";
import { Helplines } from "@/components/reports/helplines";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { getCurrentActor } from "@/lib/access/auth/session";
import { href } from "@/lib/access/routes";
import { isCaseNumber } from "@/lib/domains/trust/case-policy";
import { isDanger } from "@/lib/domains/trust/report-options";
import { singleValues, type SearchParams } from "@/lib/platform/http/search-params";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("report.sent.title", { robots: { index: false } });

/** Says that a report has come, and how it goes on; in danger first whom to call. */
export default async function ReportSentPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const [{ number = "", topic = null }, actor, t] = await Promise.all([
    searchParams.then(singleValues),
    getCurrentActor(),
    getTranslations("report"),
  ]);
  const labels = { everyone: t("danger.everyone"), women: t("danger.women"), children: t("danger.children") };
  return (
    <div className="page page-fade">
      <div className="mx-auto grid max-w-2xl grid-cols-1 gap-4">
        {isDanger(topic) ? <Helplines title={t("danger.title")} labels={labels} /> : null}
        <Card>
          <h1 className="text-2xl">{t("sent.title")}</h1>
          <p>{t("sent.text")}</p>
          {actor ? <p>{t("sent.told")}</p> : null}
          {isCaseNumber(number) ? (
            <p className="font-semibold" translate="no">
              {t("sent.number", { number })}
            </p>
          ) : null}
          <p className="font-semibold">{t("sent.never")}</p>
          {actor ? (
            <AppLink href={href.ownReports()} className={buttonVariants()}>
              {t("sent.own")}
            </AppLink>
          ) : null}
          <AppLink href={href.home()} className={buttonVariants({ variant: "outline" })}>
            {t("sent.home")}
          </AppLink>
        </Card>
      </div>
    </div>
  );
}
