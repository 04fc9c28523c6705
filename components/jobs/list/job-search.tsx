"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTypedSearch } from "@/components/jobs/dashboard/use-typed-search";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { CATEGORIES, categoryGroup, type CategoryGroup } from "@/lib/categories";
import { href } from "@/lib/routes";
import { SEARCH_MAX, type JobFilters } from "./job-filters";

export interface JobSearchProps {
  filters: JobFilters;
  onSearch: (text: string) => void;
  onChoose: (category: string | null) => void;
}

/** Search box and staff type. Filters while the user types or chooses; without script its button submits a form. */
export function JobSearch({ filters, onSearch, onChoose }: JobSearchProps) {
  const t = useTranslations("jobs");
  const tOptions = useTranslations("options");
  const { text, setText, now } = useTypedSearch(filters.search ?? "", onSearch);
  const group = (name: CategoryGroup) => ({
    label: tOptions(`categoryGroup.${name}`),
    options: CATEGORIES.filter((category) => categoryGroup(category) === name).map((value) => ({
      value,
      label: tOptions(`category.${value}`),
    })),
  });
  return (
    <form
      role="search"
      method="get"
      action={href.home()}
      className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(0,1fr)_20rem_auto]"
      onSubmit={(event) => {
        event.preventDefault();
        now();
      }}
    >
      <Field label={t("search.label")} hideLabel className="col-span-2 md:col-span-1">
        <Input
          type="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          dir="auto"
          maxLength={SEARCH_MAX}
          placeholder={t("search.placeholder")}
          value={text}
          onChange={(event) => setText(event.target.value)}
          // The user may leave the box for the language switch: the input must be in the address by then.
          onBlur={now}
        />
      </Field>
      <Field label={t("staffType.label")} hideLabel>
        <Select
          name="category"
          value={filters.category ?? ""}
          placeholder={t("staffType.all")}
          options={[group("domestic"), group("trades")]}
          onChange={(event) => onChoose(event.target.value || null)}
        />
      </Field>
      <Button type="submit" size="icon" aria-label={t("search.submit")}>
        <Search aria-hidden className="size-6" />
      </Button>
      {filters.status ? <input type="hidden" name="status" value={filters.status} /> : null}
    </form>
  );
}
