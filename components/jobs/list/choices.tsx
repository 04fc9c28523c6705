import { getTranslations } from "next-intl/server";
import type { CategoryPictogramName } from "@/components/shared/pictograms/tiles";
import { href } from "@/lib/access/routes";
import type { Category } from "@/lib/core/categories";
import type { PlaceItem } from "@/lib/language/places/types";
import { ChoiceRow, type ChoiceRowProps } from "./choice-row";
import type { JobFilters } from "./job-filters";

export interface ChoicesProps {
  /** The chosen category, null for all; one without a tile marks none. */
  current: string | null;
  hrefOf: (category: string | null) => string;
  /** The tiles after All Staff. */
  categories: readonly Category[];
  /** Where the worker looks for work, for lists that are measured from there. */
  places?: { all: readonly PlaceItem[]; filters: JobFilters } | undefined;
}

/** All Staff and the most common kinds of work, between the places from which the list can be measured. */
export async function Choices({ current, hrefOf, categories, places }: ChoicesProps) {
  const t = await getTranslations();
  return (
    <ChoiceRow
      kinds={[null, ...categories].map((category) => ({
        kind: category ?? ("all-staff" satisfies CategoryPictogramName),
        text: category === null ? t("jobs.allStaff") : t(`options.category.${category}`),
        href: hrefOf(category),
        isChosen: current === category,
      }))}
      places={places ? placesOf(places.all, places.filters, t) : undefined}
      texts={{ kinds: t("jobs.tiles"), near: t("places.near"), change: t("places.change") }}
    />
  );
}

/** From where the list can be measured: all of the worker's places, one of them, or all of India. */
function placesOf(
  places: readonly PlaceItem[],
  filters: JobFilters,
  t: Awaited<ReturnType<typeof getTranslations<never>>>,
): ChoiceRowProps["places"] {
  const each = places.length > 1 ? places.map(({ id, name }) => ({ near: id, sort: null, text: name })) : [];
  const own = places.length > 1 ? t("places.mine") : (places[0]?.name ?? "");
  const measures = [
    { near: null, sort: null, text: own },
    ...each,
    { near: null, sort: "newest", text: t("places.allIndia") } as const,
  ];
  const chosen = measures.find(({ near, sort }) => filters.near === near && filters.sort === sort);
  return {
    chosen: (chosen ?? measures[0]!).text,
    others: measures
      .filter((measure) => measure !== chosen)
      .map(({ near, sort, text }) => ({ text, href: href.home({ ...filters, near, sort }) })),
  };
}
