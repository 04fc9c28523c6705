import { useTranslations } from "next-intl";
import { isCategory } from "@/lib/categories";
import { formatRupees } from "@/lib/format";
import type { JobCount } from "@/lib/jobs/types";
import { cn } from "@/lib/utils";
import type { JobFilters } from "./job-filters";

export interface ResultsHeadingProps {
  filters: JobFilters;
  /** How many there are; null if it is not known. */
  counted: JobCount | null;
  /** Whether other jobs stand above it, so that its own need a heading. */
  isAfterOthers?: boolean;
}

/** Says how many jobs of which kind are listed, once something was chosen; otherwise only screen readers need it. */
export function ResultsHeading({ filters, counted, isAfterOthers = false }: ResultsHeadingProps) {
  const t = useTranslations("jobs.list");
  const tSuits = useTranslations("jobs.suits");
  const what = useChosenWords(filters).join(" · ");
  const where = counted?.isNear ? "near" : "everywhere";
  return (
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
          ? t(counted.hasMore ? "countedMore" : "counted", { count: counted.count, what, where })
          : t("results", { what })}
    </h2>
  );
}

/** The chosen filters in words. */
function useChosenWords({ category, type, pay_from, living_in, meals, hours, search }: JobFilters): string[] {
  const t = useTranslations();
  return [
    category === null ? null : isCategory(category) ? t(`options.category.${category}`) : category,
    type && t(`options.workKind.${type}`),
    pay_from && t("jobs.filters.payFrom", { pay: formatRupees(Number(pay_from)) }),
    living_in && t(`jobs.filters.${living_in === "true" ? "livingIn" : "livingOut"}`),
    meals && t("jobs.filters.mealsGiven"),
    hours && t(`jobs.filters.hoursPart.${hours}`),
    search && `“${search}”`,
  ].filter((words) => words !== null);
}
