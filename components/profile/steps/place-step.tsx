"use client";

import { useState } from "react";
import type { PlaceItem } from "@/lib/language/places/types";
import { stepAfter } from "@/lib/domains/profiles/steps-policy";
import { href } from "@/lib/access/routes";
import { PlaceQuestion } from "../places/place-question";
import { useSavePlaces } from "../places/use-save-places";
import { StepBar } from "./step-bar";

/** The step of the places of work. */
export function PlaceStep({ initial, offered }: { initial: PlaceItem[]; offered: PlaceItem[] }) {
  const next = href.profileStep(stepAfter("place"));
  const [chosen, setChosen] = useState(initial);
  const { isSaving, save } = useSavePlaces(chosen, next);
  return (
    <div className="grid grid-cols-1 gap-5">
      <PlaceQuestion chosen={chosen} onChoose={setChosen} offered={offered} />
      <StepBar next={next} isSaving={isSaving} onSave={() => void save()} />
    </div>
  );
}
