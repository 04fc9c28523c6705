"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useProblemText } from "@/components/shared/problem-text";
import { showToast } from "@/components/ui/toast";
import type { PlaceItem } from "@/lib/places/types";
import { savePlaces } from "@/lib/profiles/client";

/** Keeps the chosen places and goes on to the next page; a failure is told, and the choice stays. */
export function useSavePlaces(chosen: readonly PlaceItem[], next: string) {
  const t = useTranslations("places");
  const problemText = useProblemText();
  const router = useRouter();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      await savePlaces(chosen.map(({ id }) => id));
      router.push(next);
      router.refresh();
    } catch (error) {
      setSaving(false);
      showToast({ title: t("notSaved"), description: problemText(error), variant: "destructive" });
    }
  };
  return { isSaving, save };
}
