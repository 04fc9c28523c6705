import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Pictogram } from "@/components/shared/pictograms/pictogram";
import { buttonVariants } from "@/components/ui/button-variants";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/routes";

/** No employer has accepted the worker yet. */
export function NoAccepted() {
  const t = useTranslations("accepted");
  return (
    <EmptyState
      icon={<Pictogram name="check" />}
      title={t("empty.title")}
      text={t("empty.text")}
      action={
        <AppLink href={href.jobs()} className={buttonVariants()}>
          {t("browse")}
        </AppLink>
      }
    />
  );
}
