/** Drafts of forms as stored: their fields, and their metadata. */
import { keysOf, pick } from "@/lib/core/objects";
import { clearDraft, draftsUnder, readDraft, writeText } from "./draft-storage";

/** How a form's draft is stored. The same object as long as the form is open. */
export type DraftKind<Fields> = {
  /** Picks the fields to store and reads them back; null if it rejects them, and then there is no draft. */
  read: (fields: object) => Partial<Fields> | null;
  /** The field whose picture is stored beside the text, if there is room. */
  picture?: keyof Fields & string;
  /** Filled in by the form itself: alone they are no draft. */
  begun?: Partial<Fields>;
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** Whether a value has the type of an example: a text, a switch, a list like its first item (else of texts), or an object. */
export function isLike(value: unknown, example: unknown): boolean {
  if (Array.isArray(example)) return Array.isArray(value) && value.every((item) => isLike(item, example[0] ?? ""));
  if (!isObject(example)) return typeof value === typeof example;
  return isObject(value) && Object.entries(example).every(([name, one]) => isLike(value[name], one));
}

/** Reads the fields of an example, if all have its types. By hand: a schema would load zod before the first touch. */
export const fieldsLike =
  <Fields extends object>(example: Fields): DraftKind<Fields>["read"] =>
  (fields) =>
    isLike(fields, example) ? (pick(fields as Fields, keysOf(example)) as Partial<Fields>) : null;

function readStored(value: unknown): Omit<DraftEntry<Record<string, unknown>>, "id"> | null {
  if (!isObject(value) || !isObject(value.fields)) return null;
  const { key, changedAt, fields } = value;
  const isWhole = typeof key === "string" && typeof changedAt === "string" && !Number.isNaN(Date.parse(changedAt));
  return isWhole ? { key, changedAt, fields } : null;
}

/** The storage key of one of a form's drafts. */
export const entryName = (slot: string, id: string): string => (id === "" ? slot : `${slot}.${id}`);

/** The changed fields. A draft stores no others, so it does not undo what others save in them in the meantime. */
export function differences<Fields extends object>(
  { read, begun = {} }: DraftKind<Fields>,
  fields: Fields,
  unchanged: Fields,
): Partial<Fields> {
  const differ = (other: object) => {
    const before = new Map(Object.entries(other));
    return ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(before.get(name));
  };
  const changed = Object.entries(read(fields) ?? {}).filter(differ(read(unchanged) ?? {}));
  return (changed.some(differ(begun)) ? Object.fromEntries(changed) : {}) as Partial<Fields>;
}

/** @returns a draft; null if there is none, or if it equals the form filled from `unchanged`. */
export function readEntry<Fields extends object>(
  kind: DraftKind<Fields>,
  slot: string,
  id: string,
  unchanged: Fields,
): DraftEntry<Fields> | null {
  const entry = readStored(readDraft(entryName(slot, id)));
  const kept = entry && kind.read({ ...unchanged, ...entry.fields });
  if (!entry || !kept) return null;
  const fields = differences(kind, { ...unchanged, ...kept }, unchanged);
  return isEmpty(fields) ? null : { id, key: entry.key, changedAt: entry.changedAt, fields };
}

/** Stores the fields that differ from `unchanged` as a draft; deletes the draft if none does. */
export function keepEntry<Fields extends object>(
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
export const listEntries = <Fields extends object>(
  kind: DraftKind<Fields>,
  slot: string,
  unchanged: Fields,
): DraftEntry<Fields>[] =>
  draftsUnder(slot)
    .flatMap((name) => readEntry(kind, slot, name.slice(slot.length + 1), unchanged) ?? [])
    .toSorted((one, other) => other.changedAt.localeCompare(one.changedAt));

/** Deletes one of a form's drafts. */
export const clearEntry = (slot: string, id: string): void => clearDraft(entryName(slot, id));
