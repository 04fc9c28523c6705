import { getMessages, getTranslations } from "next-intl/server";
import { SEARCH_MAX, type JobFilters } from "./job-filters";
import { JobFiltersSheet } from "./filter-sheet";
import { SearchBox } from "./search-box";

/** Search box and filters in one line. */
export async function JobSearch({ filters }: { filters: JobFilters }) {
  const [t, { jobs }] = await Promise.all([getTranslations("jobs.search"), getMessages()]);
  return (
    <div className="flex flex-wrap gap-2">
      <SearchBox
        filters={setOf(filters)}
        maxLength={SEARCH_MAX}
        texts={{
          label: t("label"),
          placeholder: t("placeholder"),
          short: t("short"),
          submit: t("submit"),
          voice: jobs.voice,
        }}
      />
      <JobFiltersSheet filters={filters} />
    </div>
  );
}

const setOf = (filters: JobFilters): Partial<JobFilters> =>
  Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== null));
