import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { href } from "@/lib/access/routes";
import { LOWER_AFTER } from "@/lib/domains/jobs/record-policy";
import type { EmployerStats } from "@/lib/domains/jobs/types";
import { formatCount } from "@/lib/language/format";
import { PauseQuestion } from "./pause-question";

/** Tells an employer who keeps people waiting: a line each, nothing for most. */
export function RecordNotices({ stats }: { stats: EmployerStats }) {
  const t = useTranslations("dashboard.record");
  const { waitingLong: count, unansweredInARow, isPaused } = stats;
  return (
    <>
      {isPaused ? <PauseQuestion /> : null}
      {!isPaused && unansweredInARow >= LOWER_AFTER ? (
        <p className="bg-attention-soft rounded-xl p-4">{t("lower", { count: formatCount(unansweredInARow) })}</p>
      ) : null}
      {count > 0 ? (
        <section
          aria-label={t("heading")}
          className="bg-attention-soft flex flex-wrap items-center justify-between gap-3 rounded-xl p-4"
        >
          <p className="min-w-0 flex-1 basis-60">{t("waiting", { count, shown: formatCount(count) })}</p>
          <AppLink href={href.answers()} className={buttonVariants({ className: "max-sm:w-full" })}>
            {t("answer")}
          </AppLink>
        </section>
      ) : null}
    </>
  );
}
