import { CATEGORIES, type Category } from "@/lib/core/categories";
import { labelledWork } from "./labels";
import { CATEGORY_NAMES } from "./names";
import { isFaint, isSilent } from "./silent-words";
import { stemOf } from "./stems";
import { HOUSEHOLD_WORK, type SpokenWork, type TaskName } from "./work-household";
import { TRADES_WORK } from "./work-trades";
import { beginningWith, sortedKeys } from "@/lib/language/words/name-index";
import {
  foldName,
  hasLetterOrDigit,
  isIndic,
  isPlainWord,
  searchWords,
  withoutSigns,
} from "@/lib/language/words/words";

/** The meaning of words for work: kinds of work, and tasks that a job may list. */
export type Work = { kinds: readonly Category[]; tasks: readonly TaskName[] };

/** How many words, besides silent ones, a name of work has at most. */
export const MAX_WORK_WORDS = 5;
/** A single word is recognised by its stem only if enough remains of it. */
const STEM_LENGTH = { latin: 4, indic: 3 } as const;
/** With so many letters a word is the beginning of another while it is typed. */
const BEGUN_LENGTH = { latin: 5, indic: 4 } as const;

/** By one whole word, by its stem, and by the stems of several in any order. */
const byWord = new Map<string, Work>();
const byStem = new Map<string, Work>();
/** How each of `byWord` is written. */
const written = new Map<string, string>();
const byStems = new Map<string, Work>();

/**
 * The work that these words name together, in any order and with any endings; the words between that say nothing are
 * left out before. Null if they name none.
 * @param words as `searchWords` gives them.
 */
export function workNamed(words: readonly string[]): Work | null {
  if (!words.every(isPlainWord)) return null;
  const [only, second] = words;
  if (only === undefined) return null;
  if (second !== undefined) return byStems.get(keyOf(words)) ?? null;
  return byWord.get(foldName(only)) ?? byStem.get(longEnough(stemOf(only))) ?? begunBy(only);
}

/** Whether a word names work as it is, not only by its beginning or its stem. */
export const isWorkWord = (word: string): boolean => byWord.has(foldName(word));

/** All single words that name work, as they are written. */
export const workWords = (): Iterable<string> => written.values();

const keyOf = (words: readonly string[]): string => words.map(stemOf).toSorted().join(" ");
const longEnough = (stem: string): string =>
  stem.length >= STEM_LENGTH[isIndic(stem) ? "indic" : "latin"] ? stem : "";

let sorted: readonly string[] | undefined;
const words = (): readonly string[] => (sorted ??= sortedKeys(byWord.keys()));

function begunBy(word: string): Work | null {
  const start = foldName(word);
  if (start.length < BEGUN_LENGTH[isIndic(word) ? "indic" : "latin"]) return null;
  const begun = beginningWith(words(), start).flatMap((name) => byWord.get(name) ?? []);
  return begun.length === 0 ? null : begun.reduce(joined);
}

const joined = (one: Work, other: Work): Work => ({
  kinds: CATEGORIES.filter((kind) => one.kinds.includes(kind) || other.kinds.includes(kind)),
  tasks: [...new Set([...one.tasks, ...other.tasks])],
});

function add(map: Map<string, Work>, key: string, work: Work, isJoined: boolean): void {
  if (key === "") return;
  const before = map.get(key);
  if (before === undefined) map.set(key, work);
  else if (isJoined) map.set(key, joined(before, work));
}

// A name added first by hand is more precise than a label; two labels that are the same mean both.
function addName(name: string, work: Work, known: ReadonlySet<string> | null): void {
  const words = searchWords(name.replaceAll(/[(),/’'–-]/g, " "))
    .map(withoutSigns)
    .filter(hasLetterOrDigit);
  const content = words.filter((word) => !isSilent(word));
  const [only] = content;
  if (only === undefined || content.length > MAX_WORK_WORDS) return;
  if (content.length > 1) {
    const key = keyOf(content);
    if (!known?.has(key)) add(byStems, key, work, true);
    return;
  }
  const word = foldName(only);
  if (known?.has(word)) return;
  if (!written.has(word)) written.set(word, only);
  add(byWord, word, work, true);
  if (!isFaint(only)) add(byStem, longEnough(stemOf(only)), work, true);
}

const spoken: readonly SpokenWork[] = [...HOUSEHOLD_WORK, ...TRADES_WORK];
for (const { kinds, tasks = [], words } of spoken) {
  for (const name of words.split(",")) addName(name, { kinds, tasks }, null);
}
// A category's own name is more precise than a label, and people say "driver" for two of them.
const byHand = new Set([...byWord.keys(), ...byStems.keys()]);
for (const kind of CATEGORIES) {
  for (const names of Object.values(CATEGORY_NAMES[kind])) {
    for (const name of names.split(",")) addName(name, { kinds: [kind], tasks: [] }, byHand);
  }
}
const named = new Set([...byWord.keys(), ...byStems.keys()]);
for (const { kinds, tasks, label } of labelledWork()) addName(label, { kinds, tasks }, named);
