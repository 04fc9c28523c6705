"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { showToast } from "@/components/ui/toast";
import { MAX_PLACES } from "@/lib/language/places/schema";
import type { PlaceItem } from "@/lib/language/places/types";
import { ChosenPlaces } from "./chosen-places";
import { PhoneLocation } from "./phone-location";
import { PlaceSearch } from "./place-search";
import { PlaceTiles } from "./place-tiles";

export interface PlaceQuestionProps {
  chosen: PlaceItem[];
  onChoose: (places: PlaceItem[]) => void;
  offered: PlaceItem[];
}

/** Chooses up to five places; each tap shows at once what is chosen. */
export function PlaceQuestion({ chosen, onChoose, offered }: PlaceQuestionProps) {
  const t = useTranslations("places");
  const [around, setAround] = useState<PlaceItem[]>([]);
  const toggle = (place: PlaceItem) => {
    const others = chosen.filter(({ id }) => id !== place.id);
    if (others.length < chosen.length) onChoose(others);
    else if (chosen.length < MAX_PLACES) onChoose([...chosen, place]);
    else showToast({ title: t("full", { count: MAX_PLACES }), variant: "destructive" });
  };
  return (
    <>
      <ChosenPlaces places={chosen} onRemove={toggle} />
      <PlaceSearch chosen={chosen} onToggle={toggle} />
      <PhoneLocation onFound={setAround} />
      {around.length > 0 ? <PlaceTiles title={t("around")} places={around} chosen={chosen} onToggle={toggle} /> : null}
      <PlaceTiles title={t("cities")} places={offered} chosen={chosen} onToggle={toggle} />
    </>
  );
}
