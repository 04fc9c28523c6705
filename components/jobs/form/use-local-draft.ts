"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { JobFields } from "./job-fields";
import { isUntouched, readDraft, writeDraft } from "./local-draft";
import { useHydrated } from "@/components/ui/use-hydrated";

const SAVE_AFTER_MS = 300;

export type LocalDraftOptions = {
  storageKey: string;
  /** The form as it opens: what equals it is no draft. */
  unchanged: JobFields;
  /** The key of what is typed from now on. */
  makeKey: () => string;
};

/**
 * Keeps what is typed into the form in this browser and offers what was found there when the form opened.
 * `key` stays the same over retries and reloads.
 */
export function useLocalDraft(
  form: UseFormReturn<JobFields>,
  { storageKey, unchanged: opened, makeKey }: LocalDraftOptions,
) {
  // The server knows no draft; the offer appears once the page is alive.
  const isHydrated = useHydrated();
  const [unchanged] = useState(opened);
  const [found, setFound] = useState(() =>
    typeof window === "undefined" ? null : readDraft(read(storageKey), unchanged),
  );
  const [key, setKey] = useState(makeKey);
  const isSent = useRef(false);
  const isHeld = useRef(false);

  useEffect(() => {
    let timer: number | undefined;
    const save = () => {
      window.clearTimeout(timer);
      const fields = form.getValues();
      if (!isSent.current && !isHeld.current)
        write(storageKey, isUntouched(fields, unchanged) ? null : writeDraft({ fields, key }));
    };
    const saveSoon = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(save, SAVE_AFTER_MS);
    };
    // A draft just taken up is kept under its own key.
    if (!isUntouched(form.getValues(), unchanged)) saveSoon();
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
  }, [form, key, storageKey, unchanged]);

  return {
    key,
    isOffered: isHydrated && found !== null,
    /** @returns the key of what was found. */
    resume: () => {
      if (!found) return key;
      form.reset(found.fields, { keepDefaultValues: true });
      setKey(found.key);
      setFound(null);
      return found.key;
    },
    startNew: () => {
      form.reset(unchanged);
      setFound(null);
      write(storageKey, null);
    },
    /** Gives what is kept from now on another key. */
    rekey: setKey,
    /** While held, what was kept stays as it is, whatever the form shows. */
    hold: useCallback((next: boolean) => {
      isHeld.current = next;
    }, []),
    /** All of it is on the server: nothing is left to keep. */
    clear: useCallback(() => {
      isSent.current = true;
      write(storageKey, null);
    }, [storageKey]),
  };
}

export type LocalDraftState = ReturnType<typeof useLocalDraft>;

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
