import { CATEGORIES, type Category } from "@/lib/core/categories";
import { labelledWork } from "./labels";
import { CATEGORY_NAMES } from "./names";
import { isFaint, isSilent } from "./silent-words";
import { stemOf } from "./stems";
import { HOUSEHOLD_WORK, type SpokenWork, type TaskName } from "./work-household";
import { TRADES_WORK } from "./work-trades";
import { foldName, hasLetterOrDigit, isIndic, isPlainWord, searchWords, withoutSigns } from "./words";

/** The meaning of words for work: kinds of work, and tasks that a job may list. */
export type Work = { kinds: readonly Category[]; tasks: readonly TaskName[] };

/** How many words, besides silent ones, a name of work has at most. */
export const MAX_WORK_WORDS = 5;
/** A single word is recognised by its stem only if enough remains of it. */
const STEM_LENGTH = { latin: 4, indic: 3 } as const;
/** With so many letters a word is the beginning of another while it is typed. */
const BEGUN_LENGTH = { latin: 4, indic: 3 } as const;

/** By one whole word, by its stem, and by the stems of several in any order. */
const byWord = new Map<string, Work>();
const byStem = new Map<string, Work>();
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

/** All single words that name work, folded. */
export const workWords = (): Iterable<string> => byWord.keys();

const keyOf = (words: readonly string[]): string => words.map(stemOf).toSorted().join(" ");
const longEnough = (stem: string): string =>
  stem.length >= STEM_LENGTH[isIndic(stem) ? "indic" : "latin"] ? stem : "";

function begunBy(word: string): Work | null {
  const start = foldName(word);
  if (start.length < BEGUN_LENGTH[isIndic(word) ? "indic" : "latin"]) return null;
  const begun = [...byWord].filter(([name]) => name.startsWith(start)).map(([, work]) => work);
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
  add(byWord, word, work, true);
  if (!isFaint(only)) add(byStem, longEnough(stemOf(only)), work, true);
}

const spoken: readonly SpokenWork[] = [...HOUSEHOLD_WORK, ...TRADES_WORK];
for (const { kinds, tasks = [], words } of spoken) {
  for (const name of words.split(",")) addName(name, { kinds, tasks }, null);
}
const byHand = new Set([...byWord.keys(), ...byStems.keys()]);
for (const { kinds, tasks, label } of labelledWork()) addName(label, { kinds, tasks }, byHand);
const labelled = new Set([...byWord.keys(), ...byStems.keys()]);
for (const kind of CATEGORIES) {
  for (const names of Object.values(CATEGORY_NAMES[kind])) {
    for (const name of names.split(",")) addName(name, { kinds: [kind], tasks: [] }, labelled);
  }
}
