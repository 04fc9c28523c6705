"use client";

import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { keepPhoto, readPhoto, type KeptPhoto } from "@/components/shared/draft/draft-photo";
import { clearDraft, forgetDrafts, writeText } from "@/components/shared/draft/draft-storage";
import { useHydrated } from "@/components/ui/use-hydrated";
import { asText, isSame, readProfileDraft, type DraftFields } from "./profile-draft";
import type { ProfileFields } from "./profile-fields";

type Draft = { fields: DraftFields | null } & KeptPhoto;
const NONE: Draft = { fields: null, photo: null, isLost: false };

/**
 * Keeps what was changed and not saved in this tab, and brings it back when the form opens: after a reload, in another
 * language, after a new login. @param key names the user's draft. @param saved what the server had at first.
 */
export function useProfileDraft(key: string, userId: string, form: UseFormReturn<ProfileFields>, saved: ProfileFields) {
  // The server knows no draft; what it says about one appears once the page is alive.
  const isHydrated = useHydrated();
  const [found, setFound] = useState<Draft>(() => (typeof window === "undefined" ? NONE : readAll(key)));
  const server = useRef(saved);
  const { subscribe, reset } = form;

  useEffect(() => {
    forgetDrafts(userId);
    const { fields, photo, isLost } = readAll(key);
    let kept = photo;
    if (fields ?? photo ?? isLost) reset({ ...server.current, ...fields, photo }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        writeText(key, isSame(values, server.current) ? null : asText(values));
        if (values.photo === kept) return;
        const chosen = (kept = values.photo);
        setFound((before) => ({ ...before, isLost: false }));
        void keepPhoto(key, chosen, () => kept === chosen);
      },
    });
  }, [key, userId, subscribe, reset]);

  return {
    isRestored: isHydrated && (found.fields !== null || found.photo !== null || found.isLost),
    isPhotoLost: isHydrated && found.isLost,
    /** The form holds what the server has: saved, or given up. */
    settle: (fields: ProfileFields) => {
      server.current = fields;
      reset(fields, { keepSubmitCount: true });
      clearDraft(key);
      setFound(NONE);
    },
  };
}

const readAll = (key: string): Draft => ({ fields: readProfileDraft(key), ...readPhoto(key) });
