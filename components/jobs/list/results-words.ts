import type { Translator } from "@/lib/language/i18n/translator";
import { isCategory } from "@/lib/core/categories";

/** A counted list: of which kind of work, around which place, and by what else it was narrowed. */
export interface Counted {
  count: number;
  /** Whether there are more than were counted. */
  hasMore: boolean;
  category: string | null;
  /** Whether it is near the worker's places, and the place's name if there is only one. */
  isNear: boolean;
  place: string | null;
  /** Everything else that was chosen, in the reader's words. */
  others: readonly string[];
}

/** "12 jobs for cooks near Pune: live-in", or that there are none. Needs the texts of `jobs`. */
export function resultsInWords({ count, hasMore, category, isNear, place, others }: Counted, t: Translator): string {
  const values = { count, shown: hasMore ? `${count}+` : String(count) };
  const known = category !== null && isCategory(category) ? category : null;
  const isNone = count === 0;
  const jobs =
    known === null
      ? t(isNone ? "jobs.list.none" : "jobs.list.number", values)
      : t(`jobs.list.of.${known}`, { jobs: t(isNone ? "jobs.list.noneOf" : "jobs.list.numberOf", values) });
  // A category of an old address is said as it is.
  const what = known === null && category !== null ? [category, ...others] : others;
  return t("jobs.list.counted", {
    jobs,
    where: isNear ? (place === null ? "near" : "place") : "everywhere",
    place: place ?? "",
    chosen: what.length > 0 ? "some" : "none",
    what: what.join(" · "),
  });
}
