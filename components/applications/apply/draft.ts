"use client";

import { useEffect } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { ApplyFormValues } from "@/lib/applications/schema";

const FIELDS = ["gender", "experience", "shift", "start_date"] as const;
type Draft = Partial<Record<(typeof FIELDS)[number], string>>;

/**
 * Keeps the answers of the form in this tab, so that they are there again after a reload or a new login. What was
 * answered before the script had loaded wins over the draft.
 * @param key one a worker and position.
 */
export function useApplyDraft(key: string, form: UseFormReturn<ApplyFormValues>): void {
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    const draft = readDraft(key);
    for (const name of FIELDS) if (draft[name] && !getValues(name)) setValue(name, draft[name]);
    return subscribe({ formState: { values: true }, callback: ({ values }) => writeDraft(key, values) });
  }, [key, getValues, setValue, subscribe]);
}

/** Forgets the answers once they were sent. */
export const clearDraft = (key: string): void => withStorage((storage) => storage.removeItem(key));

function readDraft(key: string): Draft {
  let draft: unknown = null;
  withStorage((storage) => {
    draft = JSON.parse(storage.getItem(key) ?? "null");
  });
  if (typeof draft !== "object" || draft === null) return {};
  return Object.fromEntries(
    Object.entries(draft).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

const writeDraft = (key: string, values: ApplyFormValues): void =>
  withStorage((storage) => storage.setItem(key, JSON.stringify(values)));

// A browser may refuse its storage (private window, full): the form works without a draft.
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(window.sessionStorage);
  } catch {
    return;
  }
}
