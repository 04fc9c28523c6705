import { useEffect, useState } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { readDraft, writeText } from "@/components/form/draft/draft-storage";

// Separate from drafts: those belong to users, and this screen announces that they are waiting.
const PREFIX = "kaamsetu.auth.";
const NAMES = ["tab", "login", "register", "adminLogin", "call"] as const;
type Name = (typeof NAMES)[number];

/** The input on the auth screens in this tab, by field. */
export function readTyped(name: Name): ReadonlyMap<string, string> {
  const kept = readDraft(PREFIX + name);
  const entries = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  return new Map(entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

/** Stores it in this tab. Never a password. */
export function keepTyped(name: Name, fields: Readonly<Record<string, unknown>>): void {
  writeText(PREFIX + name, JSON.stringify(fields));
}

/** Deletes it, once someone has signed in. */
export function forgetTyped(): void {
  for (const name of NAMES) writeText(PREFIX + name, null);
}

/**
 * Restores input from before the page was reloaded, for example in another language.
 * @param fields a constant list, without passwords. Unchanged fields are not stored: they follow the page.
 * @param isRefused whether the form shows what was posted and refused, which is later than what is kept.
 */
export function useTypedFields<V extends FieldValues, O>(
  name: Name,
  { formState: { defaultValues }, getValues, setValue, subscribe }: UseFormReturn<V, unknown, O>,
  fields: readonly Path<V>[],
  isRefused: boolean,
): void {
  const [initial] = useState(defaultValues as V | undefined);
  useEffect(() => {
    const typed = readTyped(name);
    for (const field of isRefused ? [] : fields) {
      const value = typed.get(field);
      // Typed, or filled in by the browser, before the script ran: also later.
      const isEarly = getValues(field) !== initial?.[field];
      if (value !== undefined && !isEarly) setValue(field, value as PathValue<V, Path<V>>, { shouldDirty: true });
    }
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const changed = fields.filter((field) => values[field] !== defaultValues?.[field]);
        keepTyped(name, Object.fromEntries(changed.map((field) => [field, values[field]])));
      },
    });
  }, [name, fields, isRefused, initial, getValues, setValue, subscribe]);
}
