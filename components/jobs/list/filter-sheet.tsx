"use client";

import { useTranslations } from "next-intl";
import type { FormEvent } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog, DialogContent, DialogHeader, DialogTitle } from "@/components/ui/dialog";
import { Field } from "@/components/ui/field";
import { RadioGroup, RadioRow } from "@/components/ui/radio-group";
import { Select } from "@/components/ui/select";
import { CATEGORIES, categoryGroup, type CategoryGroup } from "@/lib/categories";
import { WORK_KINDS } from "@/lib/jobs/options";
import { href } from "@/lib/routes";
import { readFilters, type JobFilters } from "./job-filters";

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
    const { category, type } = readFilters((name) => form.get(name)?.toString() ?? null);
    onOpenChange(false);
    onChoose({ category, type });
  };
  return (
    <Dialog open={isOpen} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t("shell.close")} aria-describedby={undefined}>
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
          <RadioGroup legend={t("jobs.filters.kind")}>
            <RadioRow name="type" value="" defaultChecked={filters.type === null} label={t("jobs.filters.allKinds")} />
            {WORK_KINDS.map((kind) => (
              <RadioRow
                key={kind}
                name="type"
                value={kind}
                defaultChecked={filters.type === kind}
                label={t(`options.workKind.${kind}`)}
              />
            ))}
          </RadioGroup>
          <Button type="submit" className="text-lg">
            {t("jobs.filters.show")}
          </Button>
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
