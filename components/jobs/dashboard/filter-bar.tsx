import { useTranslations } from "next-intl";
import type { KeyboardEvent } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { JOB_STATUSES } from "@/lib/domains/jobs/options";
import { href } from "@/lib/access/routes";
import { SEARCH_MAX, type Filters } from "./filters";
import { useTypedSearch } from "./use-typed-search";

export interface FilterBarProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

/** Search, status and order. Submits to the address, so without script its buttons ask the server. */
export function FilterBar({ filters, onChange }: FilterBarProps) {
  const t = useTranslations("dashboard.filters");
  const tStatus = useTranslations("options.jobStatus");
  const search = useTypedSearch(filters.search, (text) => onChange({ search: text }));
  const opposite = filters.direction === "desc" ? "asc" : "desc";
  return (
    <form
      role="search"
      aria-label={t("heading")}
      action={href.employerDashboard()}
      onSubmit={(event) => {
        event.preventDefault();
        search.now();
      }}
      className="grid grid-cols-2 items-end gap-3 md:grid-cols-[1fr_11rem_12rem_auto]"
    >
      <Field label={t("search")} className="col-span-2 md:col-span-1">
        <span className="relative block">
          <Icon name="search" className="text-muted-foreground absolute inset-y-0 start-3.5 my-auto size-5" />
          <Input
            onKeyDown={stayOnEnter}
            type="search"
            name="search"
            maxLength={SEARCH_MAX}
            autoComplete="off"
            enterKeyHint="search"
            dir="auto"
            className="ps-11"
            value={search.text}
            placeholder={t("placeholder")}
            onChange={(event) => search.setText(event.target.value)}
            // Before a link that is clicked next leads away, not after it.
            onBlur={search.now}
          />
        </span>
        {/* First of the submit buttons, so that Enter presses it. */}
        <noscript>
          <Button type="submit" variant="outline" name="direction" value={filters.direction}>
            {t("search")}
          </Button>
        </noscript>
      </Field>
      <Field label={t("status")}>
        <Select
          name="status"
          value={filters.status}
          onChange={(event) => onChange({ status: event.target.value as Filters["status"] })}
          options={[
            { value: "all", label: t("allStatus") },
            ...JOB_STATUSES.map((status) => ({ value: status, label: tStatus(status) })),
          ]}
        />
      </Field>
      <Field label={t("sort")}>
        <Select
          name="sort"
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as Filters["sort"] })}
          options={[
            { value: "date", label: t("date") },
            { value: "applications", label: t("applications") },
          ]}
        />
      </Field>
      <Button
        type="submit"
        variant="outline"
        name="direction"
        value={opposite}
        className="col-span-2 md:col-span-1"
        onClick={(event) => {
          event.preventDefault();
          onChange({ direction: opposite });
        }}
      >
        <Icon name="arrow-down-up" />
        <span className="sr-only">{t("order")}</span>
        {t(`${filters.sort}_${filters.direction}`)}
      </Button>
    </form>
  );
}

// Enter would press the first button of the form, which turns the order. The list has followed the typing already.
const stayOnEnter = (event: KeyboardEvent) => {
  if (event.key === "Enter") event.preventDefault();
};
