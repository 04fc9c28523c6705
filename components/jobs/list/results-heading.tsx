import { useTranslations } from "next-intl";
import { isCategory } from "@/lib/core/categories";
import { cn } from "@/lib/core/utils";
import type { JobType, WorkKind } from "@/lib/domains/jobs/options";
import type { JobCount } from "@/lib/domains/jobs/types";
import { formatRupees } from "@/lib/language/format";
import type { HoursPart } from "@/lib/language/hours/options";
import { FocusOnResults } from "./focus-on-results";
import { workOf, type JobFilters } from "./job-filters";
import { resultsInWords } from "./results-words";

export interface ResultsHeadingProps {
  filters: JobFilters;
  /** How many there are; null if it is not known. */
  counted: JobCount | null;
  /** The one place from which the list is measured; null if there are several, or none. */
  place: string | null;
  /** Whether other jobs stand above it. */
  isAfterOthers?: boolean;
}

const ID = "jobs-heading";

/**
 * Says how many jobs of which kind are listed, once something was chosen, and what is understood of a search; otherwise
 * only screen readers need it.
 */
export function ResultsHeading({ filters, counted, place, isAfterOthers = false }: ResultsHeadingProps) {
  const t = useTranslations();
  const wordsOf = useFilterWords();
  const { search } = filters;
  const searched = search === null ? [] : [`“${search}”`];
  const what = [...wordsOf(chosenIn(filters)), ...searched].join(" · ");
  const understood = search === null ? null : counted?.understood;
  // A list may go on with other places: it begins by saying which one was meant.
  const named = understood?.place?.name ?? null;
  const meant = understood ? wordsOf(understood).join(" · ") : "";
  const others = [...wordsOf({ ...chosenIn(filters), categories: [] }), ...searched];
  const { search: _search, ...chosen } = filters;
  return (
    <>
      <h2
        id={ID}
        tabIndex={-1}
        dir="auto"
        className={cn(
          "job-list-line wrap-anywhere",
          what !== "" ? "mb-2" : isAfterOthers ? "mb-2 max-sm:sr-only" : "sr-only",
        )}
      >
        {what === ""
          ? t(isAfterOthers ? "jobs.suits.others" : "jobs.list.heading")
          : counted
            ? resultsInWords(
                {
                  ...counted,
                  isNear: counted.isNear || named !== null,
                  category: workOf(filters),
                  place: named ?? place,
                  others,
                },
                t,
              )
            : t("jobs.list.results", { what })}
      </h2>
      <FocusOnResults chosen={JSON.stringify(chosen)} heading={ID} />
      {understood?.corrected || meant ? (
        <p dir="auto" className="text-muted-foreground mb-2 wrap-anywhere">
          {understood?.corrected ? t("jobs.list.corrected", { corrected: understood.corrected }) : null}{" "}
          {meant ? t("jobs.list.understood", { what: meant }) : null}
        </p>
      ) : null}
    </>
  );
}

const chosenIn = (filters: JobFilters) => {
  const { type, pay_from, living_in, meals, hours } = filters;
  const work = workOf(filters);
  return {
    categories: work === null ? [] : [work],
    type,
    pay_from: pay_from === null ? null : Number(pay_from),
    living_in: living_in === null ? null : living_in === "true",
    meals: meals === "true",
    hours,
  };
};

const TYPE_KEYS = { "FULL TIME": "full_time", "PART TIME": "part_time", CONTRACT: "contract" } as const;

type Said = {
  categories: readonly string[];
  type: WorkKind | JobType | null;
  pay_from: number | null;
  living_in: boolean | null;
  meals: boolean;
  hours: HoursPart | null;
};

/** Says filters in words, each as the screen that sets it does. An unknown category is said as it is. */
function useFilterWords(): (filters: Said) => string[] {
  const t = useTranslations();
  const typeWords = (type: WorkKind | JobType) =>
    type === "regular" || type === "gig" ? t(`options.workKind.${type}`) : t(`options.jobType.${TYPE_KEYS[type]}`);
  return ({ categories, type, pay_from, living_in, meals, hours }) => [
    ...categories.map((category) => (isCategory(category) ? t(`options.category.${category}`) : category)),
    ...(type === null ? [] : [typeWords(type)]),
    ...(pay_from === null ? [] : [t("jobs.filters.payFrom", { pay: formatRupees(pay_from) })]),
    ...(living_in === null ? [] : [t(`jobs.filters.${living_in ? "livingIn" : "livingOut"}`)]),
    ...(meals ? [t("jobs.filters.mealsGiven")] : []),
    ...(hours === null ? [] : [t(`jobs.filters.hoursPart.${hours}`)]),
  ];
}
