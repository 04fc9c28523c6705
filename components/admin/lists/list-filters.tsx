import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChoiceField, SearchField, type ListChoice } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { PAGE_SIZES, without, type Parameters } from "../list-parameters";

export interface ListFiltersProps {
  /** The list's path. */
  action: string;
  parameters: Parameters;
  label: string;
  search: string;
  /** The filter beside the search. */
  choice: ListChoice;
  /** How many there are, in words; null if counting them would read too much. */
  total: string | null;
  /** Buttons after the fields. */
  children: ReactNode;
}

/** The choice of what a list shows: search, filter and page size, which go into the address; then how many that are. */
export function ListFilters({ action, parameters, label, search, choice, total, children }: ListFiltersProps) {
  const t = useTranslations("adminTable");
  const kept = without(parameters, ["search", choice.name, "limit", "cursor", "back"]);
  const [usual, ...others] = PAGE_SIZES.map(String);
  return (
    <div className="grid grid-cols-1 gap-3">
      <UrlForm action={action} kept={kept} label={label} hasShortcut>
        <SearchField name="search" label={search} value={parameters.search} />
        <ChoiceField {...choice} value={parameters[choice.name]} />
        <ChoiceField
          name="limit"
          label={t("rows")}
          value={parameters.limit}
          all={usual ?? ""}
          options={others.map((value) => ({ value, label: value }))}
        />
        {children}
      </UrlForm>
      {total === null ? null : <p className="text-muted-foreground">{total}</p>}
    </div>
  );
}
