import { useTranslations } from "next-intl";
import { CATEGORIES, categoryGroup } from "@/lib/core/categories";
import { formatRupees } from "@/lib/language/format";
import type { Translator } from "@/lib/language/i18n/translator";
import { HOURS_PARTS } from "@/lib/language/hours/options";
import { WORK_KINDS } from "@/lib/domains/jobs/options";
import { href } from "@/lib/access/routes";
import { FilterDialog } from "./filter-dialog";
import type { FilterFormData } from "./filter-form";
import { PAY_STEPS, workOf, type JobFilters } from "./job-filters";

/** The button of the filters that have no place above the list, and their sheet. */
export function JobFiltersSheet({ filters }: { filters: JobFilters }) {
  const t = useTranslations();
  const { search: _search, status: _status, sort: _sort, near: _near, ...chosen } = filters;
  return (
    <FilterDialog
      // With other filters it is another form.
      key={href.home(filters)}
      title={t("jobs.filters.title")}
      label={t("jobs.filters.open")}
      count={Object.values(chosen).filter((value) => value !== null).length}
      form={formOf(filters, t)}
      action={href.home()}
    />
  );
}

/** The sheet's form as words alone: it is drawn when it is opened. */
function formOf(filters: JobFilters, t: Translator): FilterFormData {
  const { search, status, sort, near } = filters;
  return {
    kept: Object.entries({ search, status, sort, near }).filter((pair): pair is [string, string] => pair[1] !== null),
    category: {
      legend: t("jobs.staffType.label"),
      all: t("jobs.staffType.all"),
      current: workOf(filters) ?? "",
      groups: (["domestic", "trades"] as const).map((group) => [
        t(`options.categoryGroup.${group}`),
        CATEGORIES.filter((category) => categoryGroup(category) === group).map((category) => [
          category,
          t(`options.category.${category}`),
        ]),
      ]),
    },
    any: t("jobs.filters.any"),
    choices: [
      {
        name: "pay_from",
        current: filters.pay_from ?? "",
        legend: t("jobs.filters.pay"),
        options: PAY_STEPS.map((value) => [value, t("jobs.filters.payFrom", { pay: formatRupees(Number(value)) })]),
      },
      {
        name: "living_in",
        current: filters.living_in ?? "",
        legend: t("jobs.filters.living"),
        options: [
          ["true", t("jobs.filters.livingIn")],
          ["false", t("jobs.filters.livingOut")],
        ],
      },
      {
        name: "meals",
        current: filters.meals ?? "",
        legend: t("jobs.filters.meals"),
        options: [["true", t("jobs.filters.mealsGiven")]],
      },
      {
        name: "hours",
        current: filters.hours ?? "",
        legend: t("jobs.filters.hours"),
        options: HOURS_PARTS.map((value) => [value, t(`jobs.filters.hoursPart.${value}`)]),
      },
      {
        name: "type",
        current: filters.type ?? "",
        legend: t("jobs.filters.kind"),
        options: WORK_KINDS.map((value) => [value, t(`options.workKind.${value}`)]),
      },
    ],
    show: t("jobs.filters.show"),
    byCategory: {
      text: t("jobs.filters.byCategory"),
      href: href.category(filters.category ?? "all", { kind: filters.type }),
    },
  };
}
