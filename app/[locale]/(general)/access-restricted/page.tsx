import { ShieldAlert } from "lucide-react";
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { MessageScreen } from "@/components/shared/screens/message-screen";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Language } from "@/lib/i18n/languages";
import { href } from "@/lib/routes";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setRequestLocale((await params).locale as Language);
  const t = await getTranslations("notFound.restricted");
  return { title: t("title") };
}

/** What an employer sees on a job seeker's page, with status 403. */
export default async function AccessRestrictedPage({ params }: Props) {
  setRequestLocale((await params).locale as Language);
  const t = await getTranslations("notFound.restricted");
  return (
    <MessageScreen
      icon={<ShieldAlert aria-hidden strokeWidth={1.5} />}
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
