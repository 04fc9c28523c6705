import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/access/routes";
import { BackButton } from "./back-button";
import { MessageScreen } from "./message-screen";

/** The 404 screen. */
export async function NotFoundScreen() {
  const t = await getTranslations("notFound");
  return (
    <MessageScreen
      icon={<Pictogram name="place" />}
      title={t("title")}
      text={t("text")}
      action={
        <>
          <BackButton look={buttonVariants({ variant: "outline" })}>{t("goBack")}</BackButton>
          <AppLink href={href.home()} className={buttonVariants()}>
            {t("goHome")}
          </AppLink>
        </>
      }
    />
  );
}
