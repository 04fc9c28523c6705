import { shownHours } from "@/components/shared/hours/hours";
import type { Translator } from "@/components/jobs/heading/compose-heading";
import { SMALL_MASKS, type SmallMask } from "@/components/shared/pictograms/mask";
import { isOneOf } from "@/lib/core/objects";
import { MEALS, WEEKLY_OFFS } from "@/lib/domains/jobs/fact-options";
import type { JobCard } from "@/lib/domains/jobs/types";

/** One fact of a card: a small picture with a word or two. Of what is given the picture alone says enough. */
type CardFact = { picture: SmallMask; text: string; lang?: string; isGiven?: boolean };

/** Hours, and what is given. @param employer the employer's name, where the list shows it. */
export function cardFacts(job: JobCard, employer: string | null, t: Translator): CardFact[] {
  const { pictogram, text, lang } = shownHours(job, t);
  const facts: (Omit<CardFact, "text"> & { text: string | null })[] = [
    { picture: "company", text: employer },
    { picture: isOneOf(SMALL_MASKS, pictogram) ? pictogram : "shift-standard", text, ...(lang ? { lang } : {}) },
    { picture: "meals", text: mealsInWords(job, t), isGiven: true },
    { picture: "paid-time-off", text: weeklyOffInWords(job, t), isGiven: true },
    { picture: "accommodation", text: job.accommodationProvided ? t("jobs.card.room") : null, isGiven: true },
  ];
  return facts.filter((fact): fact is CardFact => fact.text !== null);
}

/** One word about the job's urgency or, once it is closed, about that. */
export function cardMark({ status, urgencyLevel }: JobCard, t: Translator): { text: string; isUrgent: boolean } | null {
  if (status !== "open") return { text: t(`options.jobStatus.${status}`), isUrgent: false };
  return urgencyLevel === "immediate" ? { text: t("options.urgencyLevel.immediate"), isUrgent: true } : null;
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
