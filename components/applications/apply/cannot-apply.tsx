import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { EmptyState } from "@/components/ui/empty-state";
import { ApiError } from "@/lib/platform/http/api-error";
import { href } from "@/lib/access/routes";

/** The reason that applying has become impossible. */
export type Obstacle = "applied" | "closed" | "gone";

const OBSTACLES: Readonly<Record<string, Obstacle>> = {
  already_applied: "applied",
  job_not_open: "closed",
  job_not_found: "gone",
};

/** @returns the reason that another attempt is pointless, null if it is not. */
export const obstacleOf = (failure: unknown): Obstacle | null =>
  failure instanceof ApiError ? (OBSTACLES[failure.code] ?? null) : null;

const ICON = { applied: "circle-check", closed: "lock", gone: "trash-2" } as const;

/** Replaces the form if applying is impossible. @param again when it will be possible again, in a sentence. */
export function CannotApply({ jobId, obstacle, again }: { jobId: string; obstacle: Obstacle; again?: string | null }) {
  const t = useTranslations("apply");
  const icon = ICON[obstacle];
  return (
    <EmptyState
      icon={<Icon name={icon} />}
      title={t(`${obstacle}.title`)}
      text={again ?? t(`${obstacle}.text`)}
      action={
        <>
          <AppLink
            href={href.applied(obstacle === "applied" ? { job: jobId } : {})}
            className={buttonVariants({ variant: obstacle === "applied" ? "default" : "outline" })}
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
