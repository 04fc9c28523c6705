"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Spinner } from "@/components/ui/spinner";
import type { PlaceItem } from "@/lib/places/types";
import { href } from "@/lib/routes";
import { cn } from "@/lib/utils";
import { PlaceQuestion } from "./place-question";
import { useSavePlaces } from "./use-save-places";

/** Chooses up to five places; one button keeps them and shows the jobs there. */
export function PlaceChooser({ initial, offered }: { initial: PlaceItem[]; offered: PlaceItem[] }) {
  const t = useTranslations("places");
  const [chosen, setChosen] = useState(initial);
  const { isSaving, save } = useSavePlaces(chosen, href.home());
  return (
    <div className="grid grid-cols-1 gap-6">
      <PlaceQuestion chosen={chosen} onChoose={setChosen} offered={offered} />
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
