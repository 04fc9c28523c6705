import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import type { PlaceItem } from "@/lib/language/places/types";
import { savePlaces } from "@/lib/domains/profiles/client";

/** Saves the chosen places and opens the next page; after a failure the choice stays. */
export function useSavePlaces(chosen: readonly PlaceItem[], next: string) {
  const tell = useTold();
  const router = useRouter();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await savePlaces(idsOf(chosen));
      router.push(next);
      router.refresh();
    } catch (error) {
      setSaving(false);
      tell(error);
    }
  };
  return { isSaving, save };
}

/** Keeps each choice as it is made, so that nobody who leaves loses it; one after the other, so that the last one stays. */
export function useKeptPlaces() {
  const tell = useTold();
  const router = useRouter();
  const before = useRef(Promise.resolve());
  return (chosen: readonly PlaceItem[]): void => {
    before.current = before.current.then(() => savePlaces(idsOf(chosen))).then(() => router.refresh(), tell);
  };
}

const idsOf = (places: readonly PlaceItem[]): string[] => places.map(({ id }) => id);

function useTold(): (error: unknown) => void {
  const t = useTranslations("places");
  const problemText = useProblemText();
  return (error) => showToast({ title: t("notSaved"), description: problemText(error), variant: "destructive" });
}
