/** Drafts of forms as stored: their fields, and their metadata. */
import { z } from "zod";
import { clearDraft, draftsUnder, readDraft, writeText } from "./draft-storage";

/** How a form's draft is stored. A constant in the form's module. */
export type DraftKind<Fields> = {
  /** Picks the fields to store and reads them back; if it rejects them, there is no draft. */
  schema: z.ZodType<Partial<Fields>>;
  /** The field whose picture is stored beside the text, if there is room. */
  picture?: keyof Fields & string;
};

export type DraftEntry<Fields> = {
  /** Tells several drafts of one form apart; empty for a form that has only one. */
  id: string;
  /** Stored along with a draft, such as the revision a change is based on. */
  key: string;
  /** ISO 8601. */
  changedAt: string;
  fields: Partial<Fields>;
};

const stored = z.object({ key: z.string(), changedAt: z.iso.datetime(), fields: z.unknown() });

/** The storage key of one of a form's drafts. */
export const entryName = (slot: string, id: string): string => (id === "" ? slot : `${slot}.${id}`);

/** Whether two states of a form would be stored as the same text. */
const isSame = <Fields>({ schema }: DraftKind<Fields>, one: Fields, other: Fields): boolean =>
  JSON.stringify(schema.parse(one)) === JSON.stringify(schema.parse(other));

/** @returns a draft; null if there is none, or if it equals the form filled from `unchanged`. */
export function readEntry<Fields>(
  kind: DraftKind<Fields>,
  slot: string,
  id: string,
  unchanged: Fields,
): DraftEntry<Fields> | null {
  const entry = stored.safeParse(readDraft(entryName(slot, id))).data;
  const fields = kind.schema.safeParse(entry?.fields).data;
  if (!entry || !fields || isSame(kind, { ...unchanged, ...fields }, unchanged)) return null;
  return { id, key: entry.key, changedAt: entry.changedAt, fields };
}

/** Stores a form's fields as a draft; deletes the draft if they equal `unchanged`. */
export function keepEntry<Fields>(
  kind: DraftKind<Fields>,
  slot: string,
  { id, key }: { id: string; key: string },
  fields: Fields,
  unchanged: Fields,
): void {
  const name = entryName(slot, id);
  if (isSame(kind, fields, unchanged)) return void writeText(name, null);
  const before = readEntry(kind, slot, id, unchanged);
  // A draft that is merely reopened keeps its time.
  if (before?.key === key && isSame(kind, { ...unchanged, ...before.fields }, fields)) return;
  writeText(name, JSON.stringify({ key, changedAt: new Date().toISOString(), fields: kind.schema.parse(fields) }));
}

/** All drafts of a form that may have several, the latest change first. */
export const listEntries = <Fields>(kind: DraftKind<Fields>, slot: string, unchanged: Fields): DraftEntry<Fields>[] =>
  draftsUnder(slot)
    .flatMap((name) => readEntry(kind, slot, name.slice(slot.length + 1), unchanged) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));

/** Deletes one of a form's drafts. */
export const clearEntry = (slot: string, id: string): void => clearDraft(entryName(slot, id));
