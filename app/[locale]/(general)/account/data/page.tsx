import { getLocale, getTranslations } from "next-intl/server";
import { PasswordConfirmation } from "@/components/account/password-confirmation";
import { OwnDataSection } from "@/components/own-data/own-data-section";
import { OwnDataView } from "@/components/own-data/own-data-view";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { isOf } from "@/lib/access/auth/actor";
import { hasFirstSteps, requireOwnDataPage } from "@/lib/access/auth/page-guard";
import { formatDateTime } from "@/lib/language/format";
import { findNamedJobs } from "@/lib/domains/own-data/named-queries";
import { getOwnData } from "@/lib/domains/own-data/queries";
import { PRODUCT } from "@/lib/core/product";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("ownDataPage.title");

/**
 * Everything that is kept about the reader, in plain words, also for someone who has yet to agree to the notice; the
 * download and the end of the account below it.
 */
export default async function OwnDataPage() {
  const actor = await requireOwnDataPage();
  const [data, locale, t] = await Promise.all([getOwnData(actor), getLocale(), getTranslations("ownDataPage")]);
  const jobs = await findNamedJobs(actor, data);
  return (
    <div className="page page-fade mx-auto grid max-w-3xl grid-cols-1 gap-5">
      <header className="flex items-center gap-2">
        <AppLink
          href={href.account()}
          aria-label={t("back")}
          className={buttonVariants({ variant: "ghost", size: "icon" })}
        >
          <Icon name="arrow-left" className="size-6" />
        </AppLink>
        <h1 className="text-2xl sm:text-3xl">{t("title")}</h1>
      </header>
      <p className="max-w-prose">
        {t("intro", { product: PRODUCT, time: formatDateTime(data.at, locale) })} {t("inFile")}
      </p>
      <OwnDataView data={data} jobs={jobs} audience={hasFirstSteps(actor) ? null : actor.audience} />
      <PasswordConfirmation>
        <ClientMessages namespaces={["ownData", "shell"]}>
          <OwnDataSection userId={actor.id} mayDelete={!isOf(actor, "admin")} />
        </ClientMessages>
      </PasswordConfirmation>
    </div>
  );
}
