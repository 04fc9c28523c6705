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
import { CHIP } from "./chip-looks";

export interface PlaceOfferProps {
  cities: readonly PlaceItem[];
  texts: Record<"ask" | "notSaved", string>;
}

const ID = "place-offer";

/** Asks a worker without a place where to look for work, with the likeliest cities all in sight: one tap brings its jobs to the top. */
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
    <section aria-labelledby={ID}>
      <ul className="flex flex-wrap items-center gap-x-1.5 gap-y-2">
        <li>
          <AppLink
            id={ID}
            href={href.places()}
            className="text-primary tap flex items-center gap-1.5 font-semibold underline"
          >
            <Icon name="map-pin" className="size-5 shrink-0" />
            {texts.ask}
          </AppLink>
        </li>
        {cities.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              disabled={saving !== null}
              aria-busy={saving === id || undefined}
              className={`${CHIP} bg-card hover:border-input px-3! disabled:opacity-60`}
              onClick={() => void choose(id)}
            >
              <bdi>{name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
