import { shownHours } from "@/components/shared/hours/hours";
import type { Translator } from "@/lib/language/i18n/translator";
import { SMALL_MASKS, type SmallMask } from "@/components/shared/pictograms/mask";
import { isOneOf } from "@/lib/core/objects";
import { MEALS, WEEKLY_OFFS } from "@/lib/domains/jobs/fact-options";
import type { JobCard, JobCardView } from "@/lib/domains/jobs/types";

/** One fact of a card: a small picture with a few words. */
type CardFact = { picture: SmallMask; text: string; lang?: string };

/** Hours with the day off, and what is given. */
export function cardFacts(job: JobCard, t: Translator): CardFact[] {
  const { pictogram, text, lang } = shownHours(job, t);
  const times = [text, weeklyOffInWords(job, t)].filter((part) => part !== null).join(" · ");
  const facts: (Omit<CardFact, "text"> & { text: string | null })[] = [
    { picture: isOneOf(SMALL_MASKS, pictogram) ? pictogram : "shift-standard", text: times, ...(lang ? { lang } : {}) },
    { picture: "meals", text: mealsInWords(job, t) },
    { picture: "accommodation", text: job.accommodationProvided ? t("jobs.card.room") : null },
  ];
  return facts.filter((fact): fact is CardFact => !!fact.text);
}

/** The levels of urgency that a card says; the page says all. */
const PRESSING = ["immediate", "within_week"] as const;

/** One word about the job's urgency or, once it is closed, about that. */
export function cardMark({ status, urgencyLevel }: JobCard, t: Translator): JobCardView["mark"] | null {
  if (status !== "open") return { text: t(`options.jobStatus.${status}`) };
  if (!isOneOf(PRESSING, urgencyLevel)) return null;
  const text = t(`options.urgencyLevel.${urgencyLevel}`);
  return urgencyLevel === "immediate" ? { text, isUrgent: true } : { text };
}

/** The meals that are given: one by its name, more as their number. */
function mealsInWords({ meals }: JobCard, t: Translator): string | null {
  const given = MEALS.filter((meal) => meal !== "none" && meals.includes(meal));
  const [only] = given;
  if (only === undefined) return null;
  return given.length === 1 ? t(`options.meal.${only}`) : t("jobs.card.meals", { count: given.length });
}

/** The weekly day off, if there is one. */
const weeklyOffInWords = ({ weeklyOff }: JobCard, t: Translator): string | null =>
  isOneOf(WEEKLY_OFFS, weeklyOff) && weeklyOff !== "none" ? t(`jobs.card.off.${weeklyOff}`) : null;
