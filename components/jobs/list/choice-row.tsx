"use client";

import { useEffect, useRef } from "react";
import { CHIP } from "@/components/profile/places/chip-looks";
import { AppLink } from "@/components/shared/app-link";
import { CATEGORY_TILES, type CategoryPictogramName } from "@/components/shared/pictograms/tiles";
import { categoryMask } from "@/components/shared/pictograms/mask";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";

type Choice = { text: string; href: string };

export interface ChoiceRowProps {
  /** Kinds of work as pictures, the chosen one marked. */
  kinds: readonly (Choice & { kind: CategoryPictogramName; isChosen: boolean })[];
  /** From where the list is measured: the chosen place's name, and the others. */
  places?: { chosen: string; others: readonly Choice[] } | undefined;
  texts: Record<"kinds" | "near" | "change", string>;
}

const GAP = 8;
const CHOSEN = "border-primary bg-primary-soft";

/** Places and kinds of work in one row, to swipe on a phone: that leaves room for two jobs below it. */
export function ChoiceRow({ kinds, places, texts }: ChoiceRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosenKind = kinds.find(({ kind, isChosen }) => isChosen && kind !== "all-staff")?.kind;
  // The chosen kind may be further along than the screen is wide: it comes after the place, which stays.
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>(`[data-kind="${chosenKind}"]`)?.parentElement;
    const place = row.current?.querySelector<HTMLElement>(":scope > nav");
    row.current?.scrollTo({ left: tile ? tile.offsetLeft - (place?.offsetWidth ?? 0) - GAP : 0 });
  }, [chosenKind]);
  return (
    <div
      ref={row}
      className={cn(
        "relative max-md:-mx-4 max-md:flex max-md:[scrollbar-width:none] max-md:gap-2",
        "max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:*:shrink-0 md:flex md:flex-wrap md:gap-x-2 md:gap-y-4",
      )}
    >
      {places ? (
        // It stays while the kinds are swiped.
        <nav
          aria-label={texts.near}
          className="bg-background z-10 max-md:sticky max-md:-start-4 max-md:-ms-4 max-md:ps-4"
        >
          <AppLink href={href.places()} title={texts.change} className={cn(CHIP, CHOSEN, "max-w-40")}>
            <Icon name="map-pin" className="text-primary size-5 shrink-0" />
            <bdi className="truncate">{places.chosen}</bdi>
            <span className="sr-only"> {texts.change}</span>
          </AppLink>
        </nav>
      ) : null}
      <nav aria-label={texts.kinds} className="md:order-last md:basis-full">
        <ul className="flex gap-2 md:flex-wrap">
          {kinds.map(({ kind, text, href: address, isChosen }) => (
            <li key={kind} className="flex shrink-0">
              <AppLink
                href={address}
                scroll={false}
                data-kind={kind}
                aria-current={isChosen ? "true" : undefined}
                className={cn(
                  "border-border bg-card flex min-h-12 items-center gap-2 rounded-full border-2 py-0.5 ps-1 pe-3.5 font-semibold transition-colors",
                  "hover:border-primary aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary-edge",
                  "focus-visible:-outline-offset-1",
                )}
              >
                <span
                  className={cn(
                    "tile size-10 rounded-full [--mask-size:1.75rem]",
                    CATEGORY_TILES[kind],
                    categoryMask(kind),
                  )}
                />
                {text}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      {places ? (
        <ul aria-label={texts.near} className="flex gap-2">
          {places.others.map(({ text, href: address }) => (
            <li key={address}>
              <AppLink href={address} className={CHIP} scroll={false}>
                <bdi>{text}</bdi>
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
