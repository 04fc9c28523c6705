import { SlidersHorizontal } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/control-classes";
import { CATEGORIES, categoryGroup, type CategoryGroup } from "@/lib/categories";
import { formatRupees } from "@/lib/format";
import { HOURS_PARTS } from "@/lib/hours/options";
import { WORK_KINDS } from "@/lib/jobs/options";
import { href } from "@/lib/routes";
import { cn } from "@/lib/utils";
import { FilterChoice } from "./filter-choice";
import { FilterDialog } from "./filter-dialog";
import { PAY_STEPS, type JobFilters } from "./job-filters";

const SHEET =
  "m-0 mx-auto mt-auto max-h-[92dvh] w-full max-w-full scroll-pb-24 overflow-y-auto rounded-t-2xl border border-border bg-popover text-popover-foreground shadow-raised backdrop:bg-foreground/55 open:animate-fade sm:m-auto sm:max-w-lg sm:rounded-2xl";

/** The filters that have no place above the list. They take effect together, with the button. */
export function JobFiltersSheet({ filters }: { filters: JobFilters }) {
  const t = useTranslations();
  const byCategory = href.category(filters.category ?? "all", { kind: filters.type });
  const { search, status, sort, near, ...chosen } = filters;
  const count = Object.values(chosen).filter((value) => value !== null).length;
  return (
    <FilterDialog
      // With other filters it is another form.
      key={JSON.stringify(filters)}
      fallback={byCategory}
      title={t("jobs.filters.title")}
      action={href.home()}
      look={{ sheet: SHEET, close: buttonVariants({ variant: "ghost", size: "icon" }) }}
      button={{
        look: buttonVariants({ variant: "outline", className: "relative px-3" }),
        content: (
          <>
            <SlidersHorizontal aria-hidden className="size-6" />
            <span className="max-sm:sr-only">{t("jobs.filters.open")}</span>
            {count === 0 ? null : (
              <span className="bg-attention text-attention-foreground absolute -end-1.5 -top-1.5 min-w-6 rounded-full px-1 leading-6">
                {count}
              </span>
            )}
          </>
        ),
      }}
    >
      {Object.entries({ search, status, sort, near }).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      <label className="grid gap-1.5 font-semibold">
        {t("jobs.staffType.label")}
        <select
          name="category"
          defaultValue={filters.category ?? ""}
          className={cn(controlClasses, "min-h-12 font-normal text-ellipsis")}
        >
          <option value="">{t("jobs.staffType.all")}</option>
          {(["domestic", "trades"] as const).map((group) => (
            <optgroup key={group} label={t(`options.categoryGroup.${group}`)}>
              {categoriesOf(group).map((category) => (
                <option key={category} value={category}>
                  {t(`options.category.${category}`)}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </label>
      <FilterChoice
        name="pay_from"
        legend={t("jobs.filters.pay")}
        current={filters.pay_from}
        options={PAY_STEPS.map((value) => ({
          value,
          label: t("jobs.filters.payFrom", { pay: formatRupees(Number(value)) }),
        }))}
      />
      <FilterChoice
        name="living_in"
        legend={t("jobs.filters.living")}
        current={filters.living_in}
        options={[
          { value: "true", label: t("jobs.filters.livingIn") },
          { value: "false", label: t("jobs.filters.livingOut") },
        ]}
      />
      <FilterChoice
        name="meals"
        legend={t("jobs.filters.meals")}
        current={filters.meals}
        options={[{ value: "true", label: t("jobs.filters.mealsGiven") }]}
      />
      <FilterChoice
        name="hours"
        legend={t("jobs.filters.hours")}
        current={filters.hours}
        options={HOURS_PARTS.map((value) => ({ value, label: t(`jobs.filters.hoursPart.${value}`) }))}
      />
      <FilterChoice
        name="type"
        legend={t("jobs.filters.kind")}
        current={filters.type}
        options={WORK_KINDS.map((value) => ({ value, label: t(`options.workKind.${value}`) }))}
      />
      <div className="bg-popover sticky -bottom-5 z-10 -mx-5 grid px-5 py-3">
        <button type="submit" className={buttonVariants({ className: "text-lg" })}>
          {t("jobs.filters.show")}
        </button>
      </div>
      <AppLink href={byCategory} className={buttonVariants({ variant: "link" })}>
        {t("jobs.filters.byCategory")}
      </AppLink>
    </FilterDialog>
  );
}

const categoriesOf = (group: CategoryGroup) => CATEGORIES.filter((category) => categoryGroup(category) === group);
