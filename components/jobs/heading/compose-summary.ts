import { isCategory } from "@/lib/core/categories";
import { livingOf, type HeadingFacts, type Translator } from "./compose-heading";

/** The facts in a summary. Pay is in rupees a month, as text. */
export interface SummaryFacts extends HeadingFacts {
  pay: string | null;
}

/** A job in a few short sentences of the reader's language. Needs the texts of `jobDetail`. */
export function composeSummary({ place, hours, pay, ...facts }: SummaryFacts, t: Translator): string {
  const need = t(`jobDetail.summary.need.${isCategory(facts.category) ? facts.category : "other"}`);
  return [
    place ? t("jobDetail.summary.place", { need, place }) : t("jobDetail.summary.bare", { need }),
    t(`jobDetail.summary.living.${livingOf(facts)}`),
    hours ? t("jobDetail.summary.hours", { hours }) : null,
    pay ? t("jobDetail.summary.pay", { pay }) : null,
  ]
    .filter((sentence) => sentence !== null)
    .join(" ");
}
