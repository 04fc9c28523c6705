"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useHydrated } from "@/components/ui/use-hydrated";
import { newId } from "@/lib/new-id";
import {
  clearEntry,
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
  /** Names the form and what it is about, such as `apply.0190…`. */
  name: string;
  /** What the server has: fields that equal it are no draft. */
  saved: Fields;
  /**
   * `restored`: the form has one draft and opens with it. `offered`: each opening of the form begins a draft of its own;
   * those that wait from before are offered, and stay until they are resumed or discarded.
   */
  mode: "restored" | "offered";
  /** Makes the key that goes with what is typed from now on. */
  makeKey?: () => string;
};

type Found<Fields> = { fields: Partial<Fields> | null; key: string | null } & KeptPhoto;
const NO_PHOTO = { photo: null, isLost: false };
const NONE = { fields: null, key: null, ...NO_PHOTO };
const isBrowser = (): boolean => typeof window !== "undefined";
const noKey = (): string => "";

/**
 * Keeps what is typed into a form in this tab (the rule is in draft-storage.ts): after a reload, in another language or
 * after a new login it is there again.
 */
export function useDraft<Fields extends FieldValues>(
  form: Pick<UseFormReturn<Fields>, "getValues" | "reset" | "subscribe">,
  { kind, userId, name, saved, mode, makeKey = noKey }: DraftOptions<Fields>,
) {
  const { getValues, reset, subscribe } = form;
  // The server knows no draft; what it says about one appears once the page is alive.
  const isHydrated = useHydrated();
  const slot = draftKey(userId, name);
  const [first] = useState(() => (isBrowser() && mode === "restored" ? readAll(kind, slot, saved) : NONE));
  const [key, setKey] = useState(() => first.key ?? makeKey());
  const [found, setFound] = useState<Found<Fields>>(first);
  const [others, setOthers] = useState(() => (isBrowser() && mode === "offered" ? listEntries(kind, slot, saved) : []));
  const state = useRef({
    saved,
    own: { id: "", key },
    photo: first.photo,
    isHeld: false,
    isSent: false,
  });

  const keep = useCallback(
    (fields: Fields) => {
      const { saved: unchanged, own, isHeld, isSent } = state.current;
      if (isHeld || isSent) return;
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

  /** Shows a draft in the form, as something that is not saved yet. */
  const show = useCallback(
    ({ fields, photo }: Found<Fields>) => {
      const picture = kind.picture ? { [kind.picture]: photo } : {};
      reset({ ...state.current.saved, ...fields, ...picture }, { keepDefaultValues: true });
    },
    [kind, reset],
  );

  useEffect(() => {
    if (mode === "offered") state.current.own.id ||= newId();
    if (first.fields ?? first.photo ?? first.isLost) show(first);
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [first, keep, mode, show, subscribe]);

  const listOthers = () => listEntries(kind, slot, state.current.saved).filter(({ id }) => id !== state.current.own.id);

  return {
    /** The form opened with what was typed before. */
    isRestored: isHydrated && (found.fields !== null || found.photo !== null || found.isLost),
    /** A picture was chosen before and is to be chosen again: it had no room. */
    isPictureLost: isHydrated && found.isLost,
    /** The drafts that wait beside what is in the form, the one changed last first. */
    offered: isHydrated ? others : [],
    /** The key of what is in the form. */
    key,
    /** Gives what is in the form another key. */
    rekey: useCallback(
      (next: string) => {
        state.current.own.key = next;
        setKey(next);
        keep(getValues());
      },
      [getValues, keep],
    ),
    /** Goes on with a draft that waits; what was in the form waits in its place. @returns the draft's key. */
    resume: (id: string): string => {
      const entry = others.find((other) => other.id === id);
      if (!entry) return key;
      state.current.own = { id, key: entry.key };
      const taken = { ...entry, ...(kind.picture ? readPhoto(entryName(slot, id)) : NO_PHOTO) };
      state.current.photo = taken.photo;
      setKey(entry.key);
      setFound(taken);
      show(taken);
      setOthers(listOthers());
      return entry.key;
    },
    /** Gives up a draft that waits. */
    discard: (id: string): void => {
      clearEntry(slot, id);
      setOthers(listOthers());
    },
    /** While held, what was kept stays as it is, whatever the form shows. */
    hold: useCallback((next: boolean) => {
      state.current.isHeld = next;
    }, []),
    /** The form holds what the server has: saved, or given up. It stays open. */
    settle: (fields: Fields): void => {
      state.current.saved = fields;
      reset(fields, { keepSubmitCount: true });
      clearEntry(slot, state.current.own.id);
      setFound(NONE);
    },
    /** All of it is on the server and the form is being left: nothing is kept any more. */
    close: useCallback((): void => {
      state.current.isSent = true;
      clearEntry(slot, state.current.own.id);
    }, [slot]),
  };
}

export type Draft<Fields extends FieldValues> = ReturnType<typeof useDraft<Fields>>;
export type { DraftEntry };

function readAll<Fields>(kind: DraftKind<Fields>, slot: string, saved: Fields): Found<Fields> {
  const { fields, key } = readEntry(kind, slot, "", saved) ?? NONE;
  return { ...(kind.picture ? readPhoto(slot) : NO_PHOTO), fields, key };
}
