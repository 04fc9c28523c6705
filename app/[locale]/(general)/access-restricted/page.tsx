import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { MessageScreen } from "@/components/shared/screens/message-screen";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

export const generateMetadata = pageTitle("notFound.restricted.title");

/** Shown to an employer on a job seeker's page, with status 403. */
export default async function AccessRestrictedPage() {
  const t = await getTranslations("notFound.restricted");
  return (
    <MessageScreen
      icon={<Icon name="shield-alert" strokeWidth={1.5} />}
      title={t("title")}
      text={t("text")}
      action={
        <AppLink href={href.employerDashboard()} className={buttonVariants()}>
          {t("action")}
        </AppLink>
      }
    />
  );
}
