import type { ReactNode } from "react";
import { ChoiceField, PageSizeField, SearchField, type ListChoice } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { without, type Parameters } from "../list-parameters";

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
  const kept = without(parameters, ["search", choice.name, "limit", "cursor", "back"]);
  return (
    <div className="grid grid-cols-1 gap-3">
      <UrlForm action={action} kept={kept} label={label} hasShortcut>
        <SearchField name="search" label={search} value={parameters.search} />
        <ChoiceField {...choice} value={parameters[choice.name]} />
        <PageSizeField value={parameters.limit} />
        {children}
      </UrlForm>
      {total === null ? null : <p className="text-muted-foreground">{total}</p>}
    </div>
  );
}
