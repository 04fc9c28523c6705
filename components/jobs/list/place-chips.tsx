import { MapPin, Pencil } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { CHIP, CHIP_ROW } from "@/components/profile/places/chip-looks";
import { AppLink } from "@/components/shared/app-link";
import type { PlaceItem } from "@/lib/places/types";
import { href } from "@/lib/routes";
import { cn } from "@/lib/utils";
import type { JobFilters } from "./job-filters";

export interface PlaceChipsProps {
  /** Where the worker looks for work; at least one. */
  places: PlaceItem[];
  filters: JobFilters;
}

/** From where the list is measured: all of the worker's places, one of them, or all of India; changed in one tap. */
export function PlaceChips({ places, filters }: PlaceChipsProps) {
  const t = useTranslations("places");
  const chip = (change: Pick<JobFilters, "near" | "sort">, text: ReactNode, icon?: ReactNode) => {
    const isCurrent = filters.near === change.near && filters.sort === change.sort;
    return (
      <li key={change.near ?? change.sort ?? "mine"}>
        <AppLink
          href={href.home({ ...filters, ...change })}
          aria-current={isCurrent ? "true" : undefined}
          className={CHIP}
          scroll={false}
        >
          {icon}
          <bdi>{text}</bdi>
        </AppLink>
      </li>
    );
  };
  const [first] = places;
  const pin = <StillIcon icon={MapPin} className="text-primary size-5 shrink-0" />;
  return (
    <nav aria-label={t("near")} className={CHIP_ROW}>
      <ul className="flex gap-2">
        {chip({ near: null, sort: null }, places.length > 1 ? t("mine") : first?.name, pin)}
        {/* Second, and without words: it is on the screen in every language. */}
        <li>
          <AppLink href={href.places()} aria-label={t("change")} title={t("change")} className={cn(CHIP, "w-12 px-0")}>
            <StillIcon icon={Pencil} className="mx-auto size-5" />
          </AppLink>
        </li>
        {places.length > 1 ? places.map(({ id, name }) => chip({ near: id, sort: null }, name)) : null}
        {chip({ near: null, sort: "newest" }, t("allIndia"))}
      </ul>
    </nav>
  );
}
