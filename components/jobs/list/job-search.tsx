import { getMessages, getTranslations } from "next-intl/server";
import { buttonVariants } from "@/components/ui/button-variants";
import { controlClasses } from "@/components/ui/control-classes";
import { Icon } from "@/components/ui/icon";
import { cn } from "@/lib/core/utils";
import { SEARCH_MAX, type JobFilters } from "./job-filters";
import { JobFiltersSheet } from "./filter-sheet";
import { SearchBox } from "./search-box";

/** Search box and filters in one line. */
export async function JobSearch({ filters }: { filters: JobFilters }) {
  const [t, { jobs }] = await Promise.all([getTranslations("jobs.search"), getMessages()]);
  const { search: _search, ...others } = filters;
  return (
    <div className="flex flex-wrap gap-2">
      <SearchBox
        filters={filters}
        maxLength={SEARCH_MAX}
        texts={{ label: t("label"), placeholder: t("placeholder"), voice: jobs.voice }}
        look={cn(controlClasses, "pe-12")}
      >
        <button type="submit" aria-label={t("submit")} className={buttonVariants({ size: "icon" })}>
          <Icon name="search" className="size-6" />
        </button>
        {Object.entries(others).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
      </SearchBox>
      <JobFiltersSheet filters={filters} />
    </div>
  );
}
