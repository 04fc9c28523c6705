import { CircleCheck, Lock, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { EmptyState } from "@/components/ui/empty-state";
import { href } from "@/lib/routes";
import type { Obstacle } from "./use-send-application";

const ICON = { applied: CircleCheck, closed: Lock, gone: Trash2 } as const;

/** Stands in the form's place where it would be of no use. */
export function CannotApply({ jobId, obstacle }: { jobId: string; obstacle: Obstacle }) {
  const t = useTranslations("apply");
  const Icon = ICON[obstacle];
  return (
    <EmptyState
      icon={<Icon aria-hidden />}
      title={t(`${obstacle}.title`)}
      text={t(`${obstacle}.text`)}
      action={
        <>
          <AppLink
            href={href.applied(obstacle === "applied" ? { job: jobId } : {})}
            className={cn(buttonVariants({ variant: obstacle === "applied" ? "primary" : "secondary" }))}
          >
            {t("toApplied")}
          </AppLink>
          {obstacle === "applied" ? null : (
            <AppLink href={href.home()} className={buttonVariants()}>
              {t("toJobs")}
            </AppLink>
          )}
        </>
      }
    />
  );
}
