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
  /** From where the list is measured: the chosen place, and the others. */
  places?: { chosen: Choice; others: readonly Choice[] } | undefined;
  texts: Record<"kinds" | "near" | "change", string>;
}

/**
 * Places and kinds of work in one row, to swipe on a phone: that leaves room for two jobs below it. The pencil changes the
 * worker's places in one tap.
 */
export function ChoiceRow({ kinds, places, texts }: ChoiceRowProps) {
  const row = useRef<HTMLDivElement>(null);
  const chosenKind = kinds.find(({ kind, isChosen }) => isChosen && kind !== "all-staff")?.kind;
  // The chosen kind may be further along than the screen is wide. Without one the places are in sight.
  useEffect(() => {
    const tile = row.current?.querySelector<HTMLElement>(`[data-kind="${chosenKind}"]`)?.parentElement;
    row.current?.scrollTo({ left: tile ? tile.offsetLeft - (row.current.clientWidth - tile.offsetWidth) / 2 : 0 });
  }, [chosenKind]);
  return (
    <div
      ref={row}
      className={cn(
        "relative max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:[scrollbar-width:none] max-md:gap-2",
        "max-md:overflow-x-auto max-md:px-4 max-md:py-0.5 max-md:*:shrink-0 md:flex md:flex-wrap md:gap-x-2 md:gap-y-4",
      )}
    >
      {places ? (
        <nav aria-label={texts.near}>
          <ul className="flex gap-2">
            <li>
              <AppLink href={places.chosen.href} aria-current="true" className={CHIP} scroll={false}>
                <Icon name="map-pin" className="text-primary size-5 shrink-0" />
                <bdi>{places.chosen.text}</bdi>
              </AppLink>
            </li>
            {/* Without words: it is on the screen in every language. */}
            <li>
              <AppLink
                href={href.places()}
                aria-label={texts.change}
                title={texts.change}
                className={cn(CHIP, "w-12 px-0")}
              >
                <Icon name="pencil" className="mx-auto size-5" />
              </AppLink>
            </li>
          </ul>
        </nav>
      ) : null}
      <nav aria-label={texts.kinds} className="md:order-last md:basis-full">
        <ul className="flex gap-2 md:flex-wrap">
          {kinds.map(({ kind, text, href: address, isChosen }) => (
            <li key={kind} className="flex shrink-0 max-md:snap-start">
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
