import { useTranslations } from "next-intl";
import { useHours } from "@/components/jobs/hours";
import { SMALL_MASKS, smallMask, type SmallMask } from "@/components/shared/pictograms/mask";
import { isOneOf } from "@/lib/objects";
import { MEALS, WEEKLY_OFFS } from "@/lib/jobs/fact-options";
import type { JobCard } from "@/lib/jobs/types";
import { usePosted } from "./posted";

export interface CardFactsProps {
  job: JobCard;
  /** The employer's name, where the list shows it. */
  employer: string | null;
}

/** Hours, what is given, and the day of posting: small pictures with a word or two each. */
export function CardFacts({ job, employer }: CardFactsProps) {
  const t = useTranslations("jobs.card");
  const posted = usePosted(job);
  const hours = useHours(job);
  const facts: { mask: SmallMask; text: string | null; lang?: string | undefined }[] = [
    { mask: "company", text: employer },
    { mask: isOneOf(SMALL_MASKS, hours.pictogram) ? hours.pictogram : "shift-standard", ...hours },
    { mask: "meals", text: useMeals(job) },
    { mask: "paid-time-off", text: useWeeklyOff(job) },
    { mask: "accommodation", text: job.accommodationProvided ? t("room") : null },
  ];
  return (
    <ul className="flex flex-wrap gap-x-3 leading-snug">
      {facts.map(({ mask, text, lang }) =>
        text === null ? null : (
          <li key={mask} dir="auto" lang={lang} className={`${smallMask(mask)} wrap-anywhere`}>
            {text}
          </li>
        ),
      )}
      {posted.isRecent ? (
        <li className="text-muted-foreground ms-auto">
          <time dateTime={posted.at} suppressHydrationWarning>
            {posted.short}
          </time>
        </li>
      ) : null}
    </ul>
  );
}

/** The meals that are given: one by its name, more as their number. */
function useMeals({ meals }: JobCard): string | null {
  const t = useTranslations();
  const given = MEALS.filter((meal) => meal !== "none" && meals.includes(meal));
  const [only] = given;
  if (only === undefined) return null;
  return given.length === 1 ? t(`options.meal.${only}`) : t("jobs.card.meals", { count: given.length });
}

/** The weekly day off, if there is one. */
function useWeeklyOff({ weeklyOff }: JobCard): string | null {
  const t = useTranslations("jobs.card.off");
  return isOneOf(WEEKLY_OFFS, weeklyOff) && weeklyOff !== "none" ? t(weeklyOff) : null;
}
