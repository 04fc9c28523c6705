"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { v4 as newKey } from "uuid";
import { NEW_JOB, type JobFields } from "./job-fields";
import { draftStorageKey, isUntouched, readDraft, writeDraft } from "./local-draft";
import { useHydrated } from "@/components/ui/use-hydrated";

const SAVE_AFTER_MS = 300;

/**
 * Keeps what is typed into the create form in this browser and offers what was found there when the form opened.
 * `key` names the position to be posted and stays the same over retries and reloads.
 */
export function useLocalDraft(form: UseFormReturn<JobFields>, userId: string) {
  const storageKey = draftStorageKey(userId);
  // The server knows no draft; the offer appears once the page is alive.
  const isHydrated = useHydrated();
  const [found, setFound] = useState(() => (typeof window === "undefined" ? null : readDraft(read(storageKey))));
  const [key, setKey] = useState(() => newKey());
  const isPosted = useRef(false);

  useEffect(() => {
    let timer: number | undefined;
    const save = () => {
      window.clearTimeout(timer);
      const fields = form.getValues();
      if (!isPosted.current) write(storageKey, isUntouched(fields) ? null : writeDraft({ fields, key }));
    };
    const saveSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(save, SAVE_AFTER_MS);
    };
    // A draft just taken up is kept under its own key.
    if (!isUntouched(form.getValues())) saveSoon();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: saveSoon });
    // Whoever leaves within those milliseconds keeps the last word, too.
    const saveWaiting = () => {
      if (timer !== undefined) save();
    };
    window.addEventListener("pagehide", saveWaiting);
    return () => {
      saveWaiting();
      unsubscribe();
      window.removeEventListener("pagehide", saveWaiting);
    };
  }, [form, key, storageKey]);

  return {
    key,
    isOffered: isHydrated && found !== null,
    resume: () => {
      if (!found) return;
      form.reset(found.fields, { keepDefaultValues: true });
      setKey(found.key);
      setFound(null);
    },
    startNew: () => {
      form.reset(NEW_JOB);
      setFound(null);
      write(storageKey, null);
    },
    /** The position is posted: nothing is left to keep. */
    clear: useCallback(() => {
      isPosted.current = true;
      write(storageKey, null);
    }, [storageKey]),
  };
}

// A browser may refuse its storage (private windows, full, switched off): then there is no draft, and no failure.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    return;
  }
}
