import { jobWords, offererInWords, payInWords } from "@/components/jobs/heading/job-words";
import { shownHours } from "@/components/shared/hours/hours";
import { SMALL_MASKS, type SmallMask } from "@/components/shared/pictograms/mask";
import { categoryPictogram } from "@/components/shared/pictograms/tiles";
import type { Language } from "@/lib/language/i18n/languages";
import { translatorOf, type Translator } from "@/lib/language/i18n/translator";
import { MEALS, WEEKLY_OFFS } from "@/lib/domains/jobs/fact-options";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import type { JobCard, JobCardView } from "@/lib/domains/jobs/types";
import { isOneOf, recordOf } from "@/lib/core/objects";
import { EMPLOYER_MARKS, type EmployerMark } from "@/lib/domains/users/mark-options";
import { href } from "@/lib/access/routes";
import { appliedInWords, postedInWords } from "./posted";

type CardOptions = { kind: JobCardKind; language: Language; elsewhereFrom?: string | null };

/** The words that all cards of a list share. */
export type CardTexts = Record<"save" | "noPay" | "elsewhere", string> & { marks: Record<EmployerMark, string> };

export const cardTexts = (t: Translator): CardTexts => ({
  save: t("jobs.save.save"),
  marks: recordOf(EMPLOYER_MARKS, (mark) => t(`employerCard.mark.${mark}`)),
  noPay: t("jobs.pay.notSpecified"),
  elsewhere: t("jobs.list.elsewhere"),
});

/**
 * Jobs as cards in the reader's words: the browser needs neither catalogues nor rules to show them.
 * @param elsewhereFrom the id of the first job outside the reader's places.
 */
export async function cardViews(
  jobs: readonly JobCard[],
  { kind, language, elsewhereFrom = null }: CardOptions,
): Promise<JobCardView[]> {
  const t = await translatorOf(language);
  return jobs.map((job) => {
    const { heading, placeAway } = jobWords(job, t);
    const mark = cardMark(job, t);
    return {
      id: job.id,
      heading: heading.short,
      name: heading.full,
      pay: payInWords(job, t),
      place: placeAway,
      ...(mark ? { mark } : {}),
      facts: cardFacts(job, t),
      offerer: { name: offererInWords(job, t), mark: job.employer_mark },
      counts: [appliedInWords(job, t), postedInWords(job, t, language).short].join(" · "),
      action: actionOf(job, kind, t),
      isSaved: job.saved ?? false,
      picture: {
        category: categoryPictogram(job.category),
        ...(job.preview_image ? { image: job.preview_image } : {}),
      },
      ...(job.id === elsewhereFrom ? { isElsewhere: true } : {}),
    };
  });
}

/** The card's button: it applies or leads to the job. After applying, a link to the application. */
function actionOf({ id, status, applied }: JobCard, kind: JobCardKind, t: Translator): JobCardView["action"] {
  if (applied)
    return { href: href.applied({ job: id }), label: t("jobs.card.applicationSubmitted"), look: "submitted" };
  if (status !== "open") return { href: href.job(id), label: t("jobs.card.viewDetails"), look: "outline" };
  return kind === "apply"
    ? { href: href.apply(id), label: t("jobs.card.applyForPosition"), look: "main" }
    : { href: href.job(id), label: t("jobs.card.applyNow"), look: "main" };
}

/** One fact of a card: a small picture with a few words. */
type CardFact = { picture: SmallMask; text: string; lang?: string };

/** Hours with the day off, and what is given. */
function cardFacts(job: JobCard, t: Translator): CardFact[] {
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
function cardMark({ status, urgencyLevel }: JobCard, t: Translator): JobCardView["mark"] | null {
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
