"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { AppLink } from "@/components/shared/app-link";
import { useProblemText } from "@/components/shared/problem-text";
import { Icon } from "@/components/ui/icon";
import { showToast } from "@/components/ui/toast";
import type { PlaceItem } from "@/lib/language/places/types";
import { savePlaces } from "@/lib/domains/profiles/client";
import { href } from "@/lib/access/routes";
import { CHIP, CHIP_ROW } from "./chip-looks";

export interface PlaceOfferProps {
  cities: readonly PlaceItem[];
  texts: { ask: string; other: string; notSaved: string };
}

/** Asks a worker without a place where to look for work: one tap on a city brings its jobs to the top. */
export function PlaceOffer({ cities, texts }: PlaceOfferProps) {
  const router = useRouter();
  const problemText = useProblemText();
  const [saving, setSaving] = useState<string | null>(null);
  const choose = async (id: string) => {
    setSaving(id);
    try {
      await savePlaces([id]);
      router.refresh();
    } catch (error) {
      setSaving(null);
      showToast({ title: texts.notSaved, description: problemText(error), variant: "destructive" });
    }
  };
  return (
    <section aria-label={texts.ask} className={CHIP_ROW}>
      <ul className="flex gap-2">
        <li>
          <AppLink href={href.places()} className={`${CHIP} bg-primary-soft border-primary`}>
            <Icon name="map-pin" className="text-primary size-5 shrink-0" />
            {texts.ask}
          </AppLink>
        </li>
        {cities.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              disabled={saving !== null}
              aria-busy={saving === id || undefined}
              className={`${CHIP} bg-card hover:border-input disabled:opacity-60`}
              onClick={() => void choose(id)}
            >
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
        <li>
          <AppLink href={href.places()} className={CHIP}>
            {texts.other}
          </AppLink>
        </li>
      </ul>
    </section>
  );
}
