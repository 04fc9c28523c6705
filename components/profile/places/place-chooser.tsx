"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import type { PlaceItem } from "@/lib/language/places/types";
import { href } from "@/lib/access/routes";
import { cn } from "@/lib/core/utils";
import { PlaceQuestion } from "./place-question";
import { useKeptPlaces, useSavePlaces } from "./use-save-places";

/** Chooses up to five places; each tap is kept at once, and one button shows the jobs there. */
export function PlaceChooser({ initial, offered }: { initial: PlaceItem[]; offered: PlaceItem[] }) {
  const t = useTranslations("places");
  const [chosen, setChosen] = useState(initial);
  // Those around what was chosen would come to the front, under the finger.
  const [cities] = useState(offered);
  const { isSaving, save } = useSavePlaces(chosen, href.home());
  const keep = useKeptPlaces();
  const choose = (places: PlaceItem[]) => {
    setChosen(places);
    keep(places);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlaceQuestion chosen={chosen} onChoose={choose} offered={cities} />
      {chosen.length === 0 ? (
        <AppLink href={href.home()} className={buttonVariants({ variant: "link", className: "w-fit" })}>
          {t("saveNone")}
        </AppLink>
      ) : (
        <div
          className={cn(
            "border-border bg-card sticky z-10 grid border-t max-md:-mx-4 max-md:-mb-6 max-md:px-4 max-md:py-3",
            "bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))]",
            "md:static md:w-fit md:border-0 md:bg-transparent",
          )}
        >
          <Button size="lg" disabled={isSaving} onClick={() => void save()}>
            {isSaving ? <Spinner /> : null}
            {t("save")}
          </Button>
        </div>
      )}
    </div>
  );
}
