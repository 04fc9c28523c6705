import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useHydrated } from "@/components/ui/use-hydrated";
import { newId } from "@/lib/core/new-id";
import {
  clearEntry,
  differences,
  entryName,
  keepEntry,
  listEntries,
  readEntry,
  type DraftEntry,
  type DraftKind,
} from "./draft-entries";
import { keepPhoto, readPhoto, type KeptPhoto } from "./draft-photo";
import { draftKey } from "./draft-storage";

export type DraftOptions<Fields> = {
  kind: DraftKind<Fields>;
  userId: string;
  /** Names the form and its subject, such as `apply.0190…`. */
  name: string;
  /** The server's values: fields equal to them are not a draft. */
  saved: Fields;
  /**
   * `restored`: the form has one draft and opens with it. `offered`: each opening starts a draft of its own; earlier
   * ones are offered, and stay until they are resumed or discarded.
   */
  mode: "restored" | "offered";
  /** Makes the key to be stored with new input, and with a draft stored without one. */
  makeKey?: () => string;
};

type Found<Fields> = { fields: Partial<Fields> | null; key: string | null } & KeptPhoto;
const NO_PHOTO = { photo: null, isLost: false };
const NONE = { fields: null, key: null, ...NO_PHOTO };
const isBrowser = (): boolean => typeof window !== "undefined";
const noKey = (): string => "";

/**
 * Stores a form's input in this tab (see draft-storage.ts for the rules), so that it is restored after a reload, in
 * another language or after a new login.
 */
export function useDraft<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, "getValues" | "reset" | "subscribe">,
  { kind, userId, name, saved, mode, makeKey = noKey }: DraftOptions<Fields>,
) {
  const { getValues, reset, subscribe } = form;
  // The server knows no drafts; text about one appears once the page is hydrated.
  const isHydrated = useHydrated();
  const slot = draftKey(userId, name);
  const [first] = useState(() => (isBrowser() && mode === "restored" ? readAll(kind, slot, saved) : NONE));
  const [key, setKey] = useState(() => first.key || makeKey());
  const [found, setFound] = useState<Found<Fields>>(first);
  const [others, setOthers] = useState(() => (isBrowser() && mode === "offered" ? listEntries(kind, slot, saved) : []));
  const state = useRef({
    saved,
    own: { id: "", key },
    photo: first.photo,
    isSent: false,
  });

  const keep = useCallback(
    (fields: Fields) => {
      const { saved: unchanged, own, isSent } = state.current;
      if (isSent) return;
      keepEntry(kind, slot, own, fields, unchanged);
      const value: unknown = kind.picture && fields[kind.picture];
      const photo = value instanceof File ? value : null;
      if (photo === state.current.photo) return;
      state.current.photo = photo;
      setFound((before) => ({ ...before, isLost: false }));
      void keepPhoto(entryName(slot, own.id), photo, () => state.current.photo === photo);
    },
    [kind, slot],
  );

  /** Fills the form with a draft, as unsaved changes. */
  const show = useCallback(
    ({ fields, photo }: Found<Fields>) => {
      const picture = kind.picture ? { [kind.picture]: photo } : {};
      reset({ ...state.current.saved, ...fields, ...picture }, { keepDefaultValues: true });
    },
    [kind, reset],
  );

  useEffect(() => {
    if (mode === "offered") state.current.own.id ||= newId();
    // Input from before the script ran, or posted and refused, is later than the draft.
    const typed = differences(kind, getValues(), state.current.saved);
    if (first.fields ?? first.photo ?? first.isLost) show({ ...first, fields: { ...first.fields, ...typed } });
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [first, getValues, keep, kind, mode, show, subscribe]);

  const listOthers = () => listEntries(kind, slot, state.current.saved).filter(({ id }) => id !== state.current.own.id);

  return {
    /** The form opened with earlier input. */
    isRestored: isHydrated && (found.fields !== null || found.photo !== null || found.isLost),
    /** A picture chosen earlier did not fit into storage and has to be chosen again. */
    isPictureLost: isHydrated && found.isLost,
    /** Drafts other than the one in the form, the latest change first. */
    offered: isHydrated ? others : [],
    /** The key of the form's current content. */
    key,
    /** The server now has these values: the form's differences from them are the draft, under another key. */
    rebase: useCallback(
      (fields: Fields, next: string) => {
        state.current.saved = fields;
        state.current.own.key = next;
        setKey(next);
        keep(getValues());
      },
      [getValues, keep],
    ),
    /** The current key has been used up: the same draft goes on under a new one. */
    renewKey: (): void => {
      const next = makeKey();
      state.current.own.key = next;
      setKey(next);
      keep(getValues());
    },
    /** Continues with a waiting draft; the form's content waits in its place. @returns the draft's key. */
    resume: (id: string): string => {
      const entry = others.find((other) => other.id === id);
      if (!entry) return key;
      const kept = entry.key || makeKey();
      state.current.own = { id, key: kept };
      const taken = { ...entry, ...(kind.picture ? readPhoto(entryName(slot, id)) : NO_PHOTO) };
      state.current.photo = taken.photo;
      setKey(kept);
      setFound(taken);
      show(taken);
      setOthers(listOthers());
      return kept;
    },
    /** Goes on under a key from elsewhere; the form's content waits in its place. */
    begin: (kept: string): void => {
      keep(getValues());
      state.current.own = { id: newId(), key: kept };
      setKey(kept);
      setOthers(listOthers());
    },
    /** Stores the form's content as it is now. */
    store: useCallback((): void => keep(getValues()), [getValues, keep]),
    /** The server keeps the form's content: this tab need not. */
    drop: useCallback((): void => clearEntry(slot, state.current.own.id), [slot]),
    /** Deletes a waiting draft. */
    discard: (id: string): void => {
      clearEntry(slot, id);
      setOthers(listOthers());
    },
    /** The form now equals the server's values: saved, or discarded. It stays open. */
    settle: (fields: Fields): void => {
      state.current.saved = fields;
      reset(fields, { keepSubmitCount: true });
      clearEntry(slot, state.current.own.id);
      setFound(NONE);
    },
    /** Everything is on the server and the form is being left: no more drafts are stored. */
    close: useCallback((): void => {
      state.current.isSent = true;
      clearEntry(slot, state.current.own.id);
    }, [slot]),
  };
}

export type Draft<Fields extends FieldValues> = ReturnType<typeof useDraft<Fields>>;
export type { DraftEntry };

function readAll<Fields extends object>(kind: DraftKind<Fields>, slot: string, saved: Fields): Found<Fields> {
  const { fields, key } = readEntry(kind, slot, "", saved) ?? NONE;
  return { ...(kind.picture ? readPhoto(slot) : NO_PHOTO), fields, key };
}
