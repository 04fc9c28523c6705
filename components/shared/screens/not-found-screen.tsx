import { ArrowLeft, House, Signpost } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/routes";
import { BackButton } from "./back-button";
import { MessageScreen } from "./message-screen";

/** The 404 screen. */
export async function NotFoundScreen() {
  const t = await getTranslations("notFound");
  return (
    <MessageScreen
      icon={<Signpost aria-hidden strokeWidth={1.5} />}
      title={t("title")}
      text={t("text")}
      action={
        <>
          <BackButton look={buttonVariants({ variant: "outline" })}>
            <ArrowLeft aria-hidden />
            {t("goBack")}
          </BackButton>
          <AppLink href={href.home()} className={buttonVariants()}>
            <House aria-hidden />
            {t("goHome")}
          </AppLink>
        </>
      }
    />
  );
}
