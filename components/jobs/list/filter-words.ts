import { useTranslations } from "next-intl";
import { isCategory } from "@/lib/core/categories";
import { formatRupees } from "@/lib/language/format";
import type { HoursPart } from "@/lib/language/hours/options";
import type { JobType, WorkKind } from "@/lib/domains/jobs/options";

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
export function useFilterWords(): (filters: Said) => string[] {
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
