import { useTranslations } from "next-intl";
import type { JobCount } from "@/lib/jobs/types";
import { cn } from "@/lib/utils";
import { useFilterWords } from "./filter-words";
import type { JobFilters } from "./job-filters";

export interface ResultsHeadingProps {
  filters: JobFilters;
  /** How many there are; null if it is not known. */
  counted: JobCount | null;
  /** The one place from which the list is measured; null if there are several, or none. */
  place: string | null;
  /** Whether other jobs stand above it, so that its own need a heading. */
  isAfterOthers?: boolean;
}

/**
 * Says how many jobs of which kind are listed, once something was chosen, and what is understood of a search; otherwise
 * only screen readers need it.
 */
export function ResultsHeading({ filters, counted, place, isAfterOthers = false }: ResultsHeadingProps) {
  const t = useTranslations("jobs.list");
  const tSuits = useTranslations("jobs.suits");
  const wordsOf = useFilterWords();
  const { search } = filters;
  const what = [...wordsOf(chosenIn(filters)), ...(search === null ? [] : [`“${search}”`])].join(" · ");
  const where = counted?.isNear ? (place === null ? "near" : "place") : "everywhere";
  const understood = search === null ? null : counted?.understood;
  const meant = understood ? wordsOf(understood).join(" · ") : "";
  return (
    <>
      <h2
        id="jobs-heading"
        dir="auto"
        className={cn("text-lg wrap-anywhere", what === "" && !isAfterOthers ? "sr-only" : "mb-2")}
      >
        {what === ""
          ? isAfterOthers
            ? tSuits("others")
            : t("heading")
          : counted
            ? t(counted.hasMore ? "countedMore" : "counted", { count: counted.count, what, where, place: place ?? "" })
            : t("results", { what })}
      </h2>
      {understood?.corrected || meant ? (
        <p dir="auto" className="text-muted-foreground mb-2 wrap-anywhere">
          {understood?.corrected ? t("corrected", { corrected: understood.corrected }) : null}{" "}
          {meant ? t("understood", { what: meant }) : null}
        </p>
      ) : null}
    </>
  );
}

const chosenIn = ({ category, type, pay_from, living_in, meals, hours }: JobFilters) => ({
  categories: category === null ? [] : [category],
  type,
  pay_from: pay_from === null ? null : Number(pay_from),
  living_in: living_in === null ? null : living_in === "true",
  meals: meals === "true",
  hours,
});
