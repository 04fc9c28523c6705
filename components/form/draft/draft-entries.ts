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
  /** The changed fields. */
  fields: Partial<Fields>;
};

const stored = z.object({
  key: z.string(),
  changedAt: z.iso.datetime(),
  fields: z.record(z.string(), z.unknown()),
});

/** The storage key of one of a form's drafts. */
export const entryName = (slot: string, id: string): string => (id === "" ? slot : `${slot}.${id}`);

/** The changed fields. A draft stores no others, so it does not undo what others save in them in the meantime. */
export function differences<Fields>({ schema }: DraftKind<Fields>, fields: Fields, unchanged: Fields): Partial<Fields> {
  const before = new Map(Object.entries(schema.parse(unchanged)));
  const changed = Object.entries(schema.parse(fields)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** @returns a draft; null if there is none, or if it equals the form filled from `unchanged`. */
export function readEntry<Fields>(
  kind: DraftKind<Fields>,
  slot: string,
  id: string,
  unchanged: Fields,
): DraftEntry<Fields> | null {
  const entry = stored.safeParse(readDraft(entryName(slot, id))).data;
  const kept = entry && kind.schema.safeParse({ ...unchanged, ...entry.fields }).data;
  if (!entry || !kept) return null;
  const fields = differences(kind, { ...unchanged, ...kept }, unchanged);
  return isEmpty(fields) ? null : { id, key: entry.key, changedAt: entry.changedAt, fields };
}

/** Stores the fields that differ from `unchanged` as a draft; deletes the draft if none does. */
export function keepEntry<Fields>(
  kind: DraftKind<Fields>,
  slot: string,
  { id, key }: { id: string; key: string },
  fields: Fields,
  unchanged: Fields,
): void {
  const name = entryName(slot, id);
  const changes = differences(kind, fields, unchanged);
  if (isEmpty(changes)) return void writeText(name, null);
  const before = readEntry(kind, slot, id, unchanged);
  // A draft that is merely reopened keeps its time.
  if (before?.key === key && JSON.stringify(before.fields) === JSON.stringify(changes)) return;
  writeText(name, JSON.stringify({ key, changedAt: new Date().toISOString(), fields: changes }));
}

const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** All drafts of a form that may have several, the latest change first. */
export const listEntries = <Fields>(kind: DraftKind<Fields>, slot: string, unchanged: Fields): DraftEntry<Fields>[] =>
  draftsUnder(slot)
    .flatMap((name) => readEntry(kind, slot, name.slice(slot.length + 1), unchanged) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));

/** Deletes one of a form's drafts. */
export const clearEntry = (slot: string, id: string): void => clearDraft(entryName(slot, id));
