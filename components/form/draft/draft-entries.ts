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
  /** What was changed. */
  fields: Partial<Fields>;
};

const stored = z.object({
  key: z.string(),
  changedAt: z.iso.datetime(),
  fields: z.record(z.string(), z.unknown()),
});

/** The name in the storage of one of a form's drafts. */
export const entryName = (slot: string, id: string): string => (id === "" ? slot : `${slot}.${id}`);

/**
 * What differs of the kept fields. A draft holds nothing else: what others save meanwhile in other fields is not taken
 * back by it.
 */
function differences<Fields>({ schema }: DraftKind<Fields>, fields: Fields, unchanged: Fields): Partial<Fields> {
  const before = new Map(Object.entries(schema.parse(unchanged)));
  const changed = Object.entries(schema.parse(fields)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** @returns a draft, null where there is none or it would change nothing in the form as `unchanged` fills it. */
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

/** Keeps what differs from `unchanged` as a draft; where nothing does, the draft goes. */
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
  // One that is only taken up again keeps its time.
  if (before?.key === key && JSON.stringify(before.fields) === JSON.stringify(changes)) return;
  writeText(name, JSON.stringify({ key, changedAt: new Date().toISOString(), fields: changes }));
}

const isEmpty = (changes: object): boolean => Object.keys(changes).length === 0;

/** All drafts of a form that may have several, the one changed last first. */
export const listEntries = <Fields>(kind: DraftKind<Fields>, slot: string, unchanged: Fields): DraftEntry<Fields>[] =>
  draftsUnder(slot)
    .flatMap((name) => readEntry(kind, slot, name.slice(slot.length + 1), unchanged) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));

/** Forgets one of a form's drafts. */
export const clearEntry = (slot: string, id: string): void => clearDraft(entryName(slot, id));
