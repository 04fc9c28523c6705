"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { keepPhoto, readPhoto, type KeptPhoto } from "@/components/shared/draft/draft-photo";
import { forgetDrafts, readDraft, writeText } from "@/components/shared/draft/draft-storage";
import { useHydrated } from "@/components/ui/use-hydrated";
import type { ApplyFormValues } from "@/lib/applications/schema";

const FIELDS = ["gender", "experience", "shift", "start_date"] as const;

/**
 * Keeps the answers of the form in this tab, so that they are there again after a reload, in another language and after
 * a new login. @param key one a worker and position.
 */
export function useApplyDraft(key: string, userId: string, form: UseFormReturn<ApplyFormValues>): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    // Somebody else of a shared phone whose session ended here does not come back to this tab.
    forgetDrafts(userId);
    const draft = readDraft(key);
    if (typeof draft === "object" && draft !== null) {
      const answers = new Map<string, unknown>(Object.entries(draft));
      for (const name of FIELDS) {
        const answer = answers.get(name);
        if (typeof answer === "string" && answer && !getValues(name)) setValue(name, answer);
      }
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => void writeText(key, JSON.stringify(values)),
    });
  }, [key, userId, getValues, setValue, subscribe]);
}

const NONE: KeptPhoto = { photo: null, isLost: false };

/** The selfie, kept with the answers. `isLost` asks for it again: it was chosen and had no room. */
export function useKeptSelfie(key: string) {
  // The server knows no draft; the photo appears once the page is alive.
  const isHydrated = useHydrated();
  const [kept, setKept] = useState<KeptPhoto>(() => (typeof window === "undefined" ? NONE : readPhoto(key)));
  const latest = useRef<File | null>(null);
  const setSelfie = (photo: File | null) => {
    latest.current = photo;
    setKept({ photo, isLost: false });
    void keepPhoto(key, photo, () => latest.current === photo);
  };
  return { ...(isHydrated ? kept : NONE), setSelfie };
}
