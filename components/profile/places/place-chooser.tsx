"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import { showToast } from "@/components/ui/toast";
import { MAX_PLACES } from "@/lib/places/schema";
import type { PlaceItem } from "@/lib/places/types";
import { savePlaces } from "@/lib/profiles/client";
import { href } from "@/lib/routes";
import { cn } from "@/lib/utils";
import { ChosenPlaces } from "./chosen-places";
import { PhoneLocation } from "./phone-location";
import { PlaceSearch } from "./place-search";
import { PlaceTiles } from "./place-tiles";

/** Chooses up to five places; each tap shows at once what is chosen, and one button keeps it. */
export function PlaceChooser({ initial, offered }: { initial: PlaceItem[]; offered: PlaceItem[] }) {
  const t = useTranslations("places");
  const problemText = useProblemText();
  const router = useRouter();
  const [chosen, setChosen] = useState(initial);
  const [around, setAround] = useState<PlaceItem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const isFull = chosen.length >= MAX_PLACES;
  const toggle = (place: PlaceItem) => {
    const others = chosen.filter(({ id }) => id !== place.id);
    if (others.length < chosen.length) setChosen(others);
    else if (!isFull) setChosen([...chosen, place]);
    else showToast({ title: t("full", { count: MAX_PLACES }), variant: "destructive" });
  };
  const save = async () => {
    setSaving(true);
    try {
      await savePlaces(chosen.map(({ id }) => id));
      router.push(href.home());
      router.refresh();
    } catch (error) {
      setSaving(false);
      showToast({ title: t("notSaved"), description: problemText(error), variant: "destructive" });
    }
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <ChosenPlaces places={chosen} onRemove={toggle} />
      <PhoneLocation onFound={setAround} />
      {around.length > 0 ? <PlaceTiles title={t("around")} places={around} chosen={chosen} onToggle={toggle} /> : null}
      <PlaceSearch chosen={chosen} onToggle={toggle} />
      <PlaceTiles title={t("cities")} places={offered} chosen={chosen} onToggle={toggle} />
      <div
        className={cn(
          "border-border bg-card sticky z-10 grid border-t max-md:-mx-4 max-md:-mb-6 max-md:px-4 max-md:py-3",
          "bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))]",
          "md:static md:w-fit md:border-0 md:bg-transparent",
        )}
      >
        <Button size="lg" disabled={isSaving} onClick={() => void save()}>
          {isSaving ? <Spinner /> : null}
          {chosen.length === 0 ? t("saveNone") : t("save")}
        </Button>
      </div>
    </div>
  );
}
