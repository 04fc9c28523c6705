"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { CATEGORIES, categoryGroup, type CategoryGroup } from "@/lib/categories";
import { formatRupees } from "@/lib/format";
import { HOURS_PARTS } from "@/lib/hours/options";
import { WORK_KINDS } from "@/lib/jobs/options";
import { href } from "@/lib/routes";
import { FilterChoice } from "./filter-choice";
import { PAY_STEPS, readFilters, type JobFilters } from "./job-filters";

export interface FilterSheetProps {
  filters: JobFilters;
  onChoose: (change: Partial<JobFilters>) => void;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The filters that have no place above the list. They take effect together, with the button. */
export function FilterSheet({ filters, onChoose, isOpen, onOpenChange }: FilterSheetProps) {
  const t = useTranslations();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const {
      search: _search,
      status: _status,
      sort: _sort,
      near: _near,
      ...chosen
    } = readFilters((name) => form.get(name)?.toString() ?? null);
    onOpenChange(false);
    onChoose(chosen);
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t("shell.close")} aria-describedby={undefined} className="scroll-pb-24">
        <DialogHeader>
          <DialogTitle>{t("jobs.filters.title")}</DialogTitle>
        </DialogHeader>
        <form onSubmit={show} className="grid gap-5">
          <Field label={t("jobs.staffType.label")}>
            <Select
              name="category"
              defaultValue={filters.category ?? ""}
              placeholder={t("jobs.staffType.all")}
              options={(["domestic", "trades"] as const).map((group) => groupOf(group, t))}
            />
          </Field>
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
            <Button type="submit" className="text-lg">
              {t("jobs.filters.show")}
            </Button>
          </div>
          <AppLink
            href={href.category(filters.category ?? "all", { kind: filters.type })}
            className={buttonVariants({ variant: "link" })}
          >
            {t("jobs.filters.byCategory")}
          </AppLink>
        </form>
      </DialogContent>
    </Dialog>
  );
}

const groupOf = (group: CategoryGroup, t: ReturnType<typeof useTranslations<never>>) => ({
  label: t(`options.categoryGroup.${group}`),
  options: CATEGORIES.filter((category) => categoryGroup(category) === group).map((value) => ({
    value,
    label: t(`options.category.${value}`),
  })),
});
