"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { useTypedSearch } from "@/components/jobs/dashboard/use-typed-search";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { href } from "@/lib/routes";
import { FilterButton } from "./filter-button";
import { SEARCH_MAX, type JobFilters } from "./job-filters";
import { VoiceButton } from "./voice-button";

export interface JobSearchProps {
  filters: JobFilters;
  onSearch: (text: string) => void;
  onChoose: (change: Partial<JobFilters>) => void;
}

/** Search box and filters in one line. Filters while the user types; without script its button submits a form. */
export function JobSearch({ filters, onSearch, onChoose }: JobSearchProps) {
  const t = useTranslations("jobs");
  const { text, setText, now } = useTypedSearch(filters.search ?? "", onSearch);
  const { search: _search, ...others } = filters;
  return (
    <form
      role="search"
      method="get"
      action={href.home()}
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        now();
      }}
    >
      <Field label={t("search.label")} hideLabel className="relative min-w-0 flex-1">
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
          className="pe-12"
        />
        <VoiceButton onHeard={setText} />
      </Field>
      <Button type="submit" size="icon" aria-label={t("search.submit")}>
        <Search aria-hidden className="size-6" />
      </Button>
      <FilterButton filters={filters} onChoose={onChoose} />
      {Object.entries(others).map(([name, value]) =>
        value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  );
}
