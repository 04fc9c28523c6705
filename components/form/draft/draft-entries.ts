/** Drafts of forms as they lie in the storage: their fields, and what goes with them. */
import { z } from "zod";
import { clearDraft, draftsUnder, readDraft, writeText } from "./draft-storage";

/** How a form is kept. A constant of the form's module. */
export type DraftKind<Fields> = {
  /** Picks what is kept of the form's fields, and reads it back; what it refuses counts as no draft. */
  schema: z.ZodType<Partial<Fields>>;
  /** The field whose picture is kept beside the text, where there is room. */
  picture?: keyof Fields & string;
};

export type DraftEntry<Fields> = {
  /** Tells the drafts of one form apart; empty where a form has only one. */
  id: string;
  /** What the form keeps with a draft, such as the revision that a change began with. */
  key: string;
  /** ISO 8601. */
  changedAt: string;
  fields: Partial<Fields>;
};

const stored = z.object({ key: z.string(), changedAt: z.iso.datetime(), fields: z.unknown() });

/** The name in the storage of one of a form's drafts. */
export const entryName = (slot: string, id: string): string => (id === "" ? slot : `${slot}.${id}`);

/** Whether two states of a form would be kept as the same text. */
const isSame = <Fields>({ schema }: DraftKind<Fields>, one: Fields, other: Fields): boolean =>
  JSON.stringify(schema.parse(one)) === JSON.stringify(schema.parse(other));

/** @returns a draft, null where there is none or it would change nothing in the form as `unchanged` fills it. */
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

/** Keeps a form's fields as a draft; where they equal `unchanged`, the draft goes. */
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
  // One that is only taken up again keeps its time.
  if (before?.key === key && isSame(kind, { ...unchanged, ...before.fields }, fields)) return;
  writeText(name, JSON.stringify({ key, changedAt: new Date().toISOString(), fields: kind.schema.parse(fields) }));
}

/** All drafts of a form that may have several, the one changed last first. */
export const listEntries = <Fields>(kind: DraftKind<Fields>, slot: string, unchanged: Fields): DraftEntry<Fields>[] =>
  draftsUnder(slot)
    .flatMap((name) => readEntry(kind, slot, name.slice(slot.length + 1), unchanged) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));

/** Forgets one of a form's drafts. */
export const clearEntry = (slot: string, id: string): void => clearDraft(entryName(slot, id));
