import { useTranslations } from "next-intl";
import { CHIP } from "@/components/profile/places/chip-looks";
import { AppLink } from "@/components/shared/app-link";
import { Icon } from "@/components/ui/icon";
import type { PlaceItem } from "@/lib/language/places/types";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import type { JobFilters } from "./job-filters";

export interface PlaceChipsProps {
  /** Where the worker looks for work; at least one. */
  places: PlaceItem[];
  filters: JobFilters;
}

type Measure = Pick<JobFilters, "near" | "sort">;

/** From where the list can be measured: all of the worker's places, one of them, or all of India. */
function useMeasures(places: readonly PlaceItem[]): (Measure & { text: string })[] {
  const t = useTranslations("places");
  const each = places.length > 1 ? places.map(({ id, name }) => ({ near: id, sort: null, text: name })) : [];
  const own = places.length > 1 ? t("mine") : (places[0]?.name ?? "");
  return [{ near: null, sort: null, text: own }, ...each, { near: null, sort: "newest", text: t("allIndia") }];
}

const isMeasure = (filters: JobFilters, { near, sort }: Measure): boolean =>
  filters.near === near && filters.sort === sort;

/** From where the list is measured; the pencil beside it changes the worker's places in one tap. */
export function PlaceChips({ places, filters }: PlaceChipsProps) {
  const t = useTranslations("places");
  const measures = useMeasures(places);
  const current = measures.find((measure) => isMeasure(filters, measure)) ?? measures[0];
  return (
    <nav aria-label={t("near")}>
      <ul className="flex gap-2">
        <li>
          <AppLink href={href.home(filters)} aria-current="true" className={CHIP} scroll={false}>
            <Icon name="map-pin" className="text-primary size-5 shrink-0" />
            <bdi>{current?.text}</bdi>
          </AppLink>
        </li>
        {/* Without words: it is on the screen in every language. */}
        <li>
          <AppLink href={href.places()} aria-label={t("change")} title={t("change")} className={cn(CHIP, "w-12 px-0")}>
            <Icon name="pencil" className="mx-auto size-5" />
          </AppLink>
        </li>
      </ul>
    </nav>
  );
}

/** From where else the list can be measured. */
export function OtherPlaceChips({ places, filters }: PlaceChipsProps) {
  const t = useTranslations("places");
  const others = useMeasures(places).filter((measure) => !isMeasure(filters, measure));
  return (
    <ul aria-label={t("near")} className="flex gap-2">
      {others.map(({ near, sort, text }) => (
        <li key={near ?? sort ?? "mine"}>
          <AppLink href={href.home({ ...filters, near, sort })} className={CHIP} scroll={false}>
            <bdi>{text}</bdi>
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
