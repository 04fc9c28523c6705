import { CircleCheck, Lock, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/http/api-fetch";
import { href } from "@/lib/routes";

/** Why the form is of no use any more. */
export type Obstacle = "applied" | "closed" | "gone";

const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  already_applied: "applied",
  job_not_open: "closed",
  job_not_found: "gone",
};

/** @returns what stands in the way of any further try, null where another try is worth it. */
export const obstacleOf = (failure: unknown): Obstacle | null =>
  failure instanceof ApiError ? (OBSTACLES[failure.code] ?? null) : null;

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
            className={cn(buttonVariants({ variant: obstacle === "applied" ? "default" : "outline" }))}
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
