import { jobWords, offererInWords, payInWords } from "@/components/jobs/heading/job-words";
import { categoryPictogram } from "@/components/shared/pictograms/tiles";
import type { Language } from "@/lib/language/i18n/languages";
import { translatorOf, type Translator } from "@/lib/language/i18n/translator";
import type { JobCardKind } from "@/lib/domains/jobs/options";
import type { JobCard, JobCardView } from "@/lib/domains/jobs/types";
import { recordOf } from "@/lib/core/objects";
import { EMPLOYER_MARKS, type EmployerMark } from "@/lib/domains/users/mark-options";
import { href } from "@/lib/access/routes";
import { cardFacts, cardMark } from "./card-words";
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
