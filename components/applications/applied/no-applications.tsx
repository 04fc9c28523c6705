import { ClipboardList } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/access/routes";
import { tabHref, type Tab } from "./filters";

/** An empty tab, with a link to continue. */
export function NoApplications({ tab }: { tab: Tab }) {
  const t = useTranslations("applied");
  return (
    <EmptyState
      level={3}
      icon={<StillIcon icon={ClipboardList} strokeWidth={1.5} />}
      title={t(`empty.${tab}.title`)}
      text={t(`empty.${tab}.text`)}
      action={
        tab === "all" ? (
          <AppLink href={href.home()} className={buttonVariants()}>
            {t("browse")}
          </AppLink>
        ) : (
          <AppLink href={tabHref("all")} className={cn(buttonVariants({ variant: "outline" }))}>
            {t("showAll")}
          </AppLink>
        )
      }
    />
  );
}
