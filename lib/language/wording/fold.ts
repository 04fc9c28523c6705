/**
 * Typed text → words as a reader sees them, whatever signs they were typed with: other alphabets' look-alikes, invisible
 * signs, digits of any script, letters set apart ("f e e"), digits for letters ("f33"), doubled letters. Each word knows
 * where it was.
 */
import { latinDigits } from "@/lib/core/digits";

/** A word or number of a text, from `from` to `to` (exclusive) of what was typed. */
export type Word = {
  text: string;
  from: number;
  to: number;
  /** The sentence it is in, and the part of that between commas. */
  sentence: number;
  part: number;
  /** Its value if it is a number. */
  value: number | null;
  /** Whether its sentence is a question. */
  isAsked?: boolean;
  /** Whether it was written together with the word before: "500rs", "Rs.500". */
  isJoined: boolean;
};

const pairs = (text: string) => text.split(" ").map((pair) => pair.split(":") as [string, string]);
const LOOK_ALIKES = new Map([
  ...pairs("а:a е:e о:o р:p с:c у:y х:x і:i ј:j ѕ:s к:k м:m н:h т:t в:b г:r п:n ԁ:d ո:n"),
  ...pairs("α:a ε:e ο:o ρ:p ν:v ι:i κ:k τ:t υ:u ı:i ɡ:g ß:ss ø:o ł:l đ:d €:e"),
  // Malayalam's closing letters, and what Gurmukhi writes in two ways.
  ...Object.entries({ ൺ: "ണ്", ൻ: "ന്", ർ: "ര്", ൽ: "ല്", ൾ: "ള്", ൿ: "ക്", "ੰ": "ਂ", "ੱ": "", ৎ: "ত্" }),
]);
const INVISIBLE =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]/u;
const FIRST_INDIC = 0x900;
const LAST_INDIC = 0xd7f;
const [CANDRABINDU, ANUSVARA, NUKTA, LONG_I, LONG_U] = [0x01, 0x02, 0x3c, 0x40, 0x42];

// One letter as it is compared: short vowels for long ones, as they are misspelt most; no dots below.
function indic(point: number): string {
  const offset = point & 0x7f;
  if (offset === NUKTA) return "";
  if (offset === CANDRABINDU) return String.fromCodePoint(point - offset + ANUSVARA);
  if (offset === LONG_I || offset === LONG_U) return String.fromCodePoint(point - 1);
  return String.fromCodePoint(point);
}

function plain(letter: string): string {
  if (INVISIBLE.test(letter)) return "";
  const known = LOOK_ALIKES.get(letter.toLowerCase());
  if (known !== undefined) return known;
  return [...letter.normalize("NFKD").toLowerCase()]
    .map((part) => {
      const point = part.codePointAt(0) ?? 0;
      if (point >= FIRST_INDIC && point <= LAST_INDIC) return LOOK_ALIKES.get(part) ?? indic(point);
      return /\p{Mn}/u.test(part) ? "" : (LOOK_ALIKES.get(part) ?? part);
    })
    .join("");
}

/** A card's secret, which must not be taken for a CV, and Punjabi's word for a name, which must not be for "no". */
const KEPT = ["cvv", "ਨਾਂ"];
/** The same for one word without its place, as lists of words are compared: doubled Latin letters are one. */
export function foldWord(word: string): string {
  const folded = latinDigits([...word].map(plain).join(""));
  if (KEPT.includes(folded)) return folded;
  return folded.replaceAll(/([a-z])\1+/g, "$1").replace(/[\u0902\u0982\u0a02\u0a82]+$/u, "");
}

const PIECES = /\d+(?:[,.]\d+)*|[\p{L}\p{M}]+|[^\s]|\n/gu;
const SENTENCE_END = /[.!?।॥;•●▪►|✓✔★]/u;
// A line may end in the middle of a sentence.
const PART_END = /[,،、:()[\]{}\n]/u;
/** The words after these take nothing back, and nothing takes them back: "no fee, but". */
const BUT = /^(?:but|lekin|magar|parantu|परंतु|परन्तु|लेकिन|मगर|किंतु|किन्तु|কিন্তু|kintu|પરંતુ|ਪਰੰਤੂ|ਲੇਕਿਨ|ஆனால்|కాని|ಆದರೆ|എന്നാല്|പക്ഷെ)$/u;
// Spelt as one word, or written in the middle of one.
const APART = /(?<![\p{L}\p{M}\d])(?:[a-z\d][ .\-_*'/|~·]){2,}[a-z\d](?![\p{L}\p{M}\d])/gu;
const INSIDE = /(?<=[a-z]{1,12})[*_~·^+=\\'’`](?=[a-z])/gu;
const LEET: Record<string, string> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

/**
 * @param known whether a word is one that rules look for: only then digits count as letters. @param told whether it is
 * one of those that are written together to hide them: "registrationfee", but not "housework".
 */
export function foldText(typed: string, known: (word: string) => boolean, told = known): Word[] {
  const { text, at } = flatten(typed);
  const words: Word[] = [];
  let [sentence, part, end] = [0, 0, -1];
  const made = madeUp(text, known);
  for (const piece of text.matchAll(PIECES)) {
    const found = made.get(piece.index) ?? piece[0];
    const from = piece.index;
    if (from < end) continue;
    if (made.has(from)) {
      words.push(wordAt(found, null));
    } else if (/^\d/.test(found)) {
      words.push(wordAt(found, Number(found.replaceAll(",", "")) || 0));
    } else if (/^[\p{L}\p{M}]/u.test(found)) {
      const folded = foldWord(found);
      if (BUT.test(folded)) part += 1;
      if (folded) words.push(wordAt(folded, null));
    } else if (/[₹@%&+/]/u.test(found)) {
      words.push(wordAt(found, null));
    }
    if (found === "?") for (const word of words) if (word.sentence === sentence) word.isAsked = true;
    // "1,000" and "2.5" end nothing.
    const isSign = found.length === 1;
    if (isSign && SENTENCE_END.test(found) && !isWithin(text, from, found)) [sentence, part] = [sentence + 1, part + 1];
    else if (isSign && PART_END.test(found)) part += 1;
    end = found === "\n" ? -1 : from + found.length;

    function wordAt(value: string, number: number | null): Word {
      const to = from + found.length;
      const place = { from: at[from] ?? 0, to: (at[to - 1] ?? 0) + 1 };
      return { text: value, ...place, sentence, part, value: number, isJoined: end === from };
    }
  }
  return joined(words, typed, known, told).flatMap((word) => apart(word, known, told));
}

/** "8f9x6h", "mi3cv9": letters and digits by turns that hide no word. Where each begins, and the whole of it. */
function madeUp(text: string, known: (word: string) => boolean): ReadonlyMap<number, string> {
  // The more turns, the likelier it is that short words are there by chance.
  const isSaying = (run: string, turns: number) =>
    (turns < 5 && /^(?:rs|re|k|am|pm)$/.test(run)) || (run.length >= Math.min(turns, 5) && known(foldWord(run)));
  const found = [...text.matchAll(/(?<![\p{L}\p{M}\d])[a-z\d]{4,}(?![\p{L}\p{M}\d])/gu)].filter(({ 0: token }) => {
    const runs = token.match(/[a-z]+|\d+/g) ?? [];
    return runs.length >= 3 && !runs.some((run) => isSaying(run, runs.length)) && !known(foldWord(unleet(token)));
  });
  return new Map(found.map(({ 0: token, index }) => [index, token]));
}

const unleet = (text: string): string => [...text].map((sign) => LEET[sign] ?? sign).join("");

// A dot between two numbers or letters ends nothing: "Rs.500", "u.p.i", "a.m".
const isWithin = (text: string, at: number, sign: string): boolean =>
  sign === "." &&
  (RUPEES.test(text.slice(Math.max(0, at - 4), at + 3)) ||
    (/[\p{L}\d]/u.test(text[at + 1] ?? "") &&
      /(?:\d|(?<![\p{L}\p{M}])[\p{L}]\p{M}?\p{L}?|[₹])$/u.test(text.slice(0, at))));
/** "Rs. 700" with its space. */
const RUPEES =
  /(?<![\p{L}\p{M}])(?:rs|re|ru|[\u0930\u09b0\u0a30\u0ab0\u0bb0\u0c30\u0cb0\u0d30][\u0941\u09c1\u0ac1\u0a41\u0bc1\u0c41\u0cc1\u0d41])\. ?\d/u;

/** The text of plain letters, and where each was typed. Letters set apart are one word. */
function flatten(typed: string): { text: string; at: number[] } {
  let text = "";
  const at: number[] = [];
  let place = 0;
  for (const letter of typed) {
    const shown = latinDigits(plain(letter));
    for (const unit of shown) {
      text += unit;
      for (let more = 0; more < unit.length; more += 1) at.push(place + letter.length - 1);
    }
    place += letter.length;
  }
  const dropped = new Set<number>();
  for (const { 0: run, index } of text.matchAll(APART)) {
    // Only digits: a number, which its own rule reads; it stays apart here.
    if (/^[\d\s.\-_*'/|~·]+$/u.test(run)) continue;
    for (let letter = 0; letter < run.length; letter += 1)
      if (/[ .\-_*'/|~·]/u.test(run[letter] ?? "")) dropped.add(index + letter);
  }
  for (const { index } of text.matchAll(INSIDE)) dropped.add(index);
  if (dropped.size === 0) return { text, at };
  return {
    text: [...text].length === text.length ? keep(text.split(""), dropped).join("") : text,
    at: [...text].length === text.length ? keep(at, dropped) : at,
  };
}

const keep = <Item>(items: readonly Item[], dropped: ReadonlySet<number>): Item[] =>
  items.filter((_item, index) => !dropped.has(index));

/** Words cut in pieces by digits, dots or signs, put together where that makes one that rules look for. */
function joined(
  words: readonly Word[],
  typed: string,
  known: (word: string) => boolean,
  told: (word: string) => boolean,
): Word[] {
  const done: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const first = words[index]!;
    let made: { word: Word; count: number } | null = null;
    for (let count = 2; count <= 7 && index + count <= words.length; count += 1) {
      const pieces = words.slice(index, index + count);
      const between = typed.slice(first.from, pieces.at(-1)!.to);
      const isSpelt = pieces.every(({ text: piece }) => /^[\u0900-\u0d7f]{1,4}$/u.test(piece) && !known(piece));
      // A comma between two words is a list.
      if (/[\p{L}\p{M}]{3},[\p{L}\p{M}]{3}/u.test(between)) break;
      if ((/\s/u.test(between) && !isSpelt) || !/\p{L}/u.test(between)) break;
      const text = foldWord(unleet(between).replaceAll(/[^\p{L}\p{M}]/gu, ""));
      const isCut = pieces.some(({ text: piece, value }) => value === null && !known(piece)) || !known(first.text);
      if (text.length >= 3 && isCut && (isSpelt ? told(text) : known(text)))
        made = { word: { ...first, text, to: pieces.at(-1)!.to, value: null }, count };
    }
    done.push(made ? made.word : first);
    if (made) index += made.count - 1;
  }
  return done;
}

/** Two or three words written as one: "registrationfee". */
function apart(word: Word, known: (word: string) => boolean, told: (word: string) => boolean): Word[] {
  const { text } = word;
  if (word.value !== null || !/^[a-z]{7,}$/.test(text) || known(text)) return [word];
  for (let cut = text.length - 2; cut >= 3; cut -= 1) {
    const [start, rest] = [text.slice(0, cut), text.slice(cut)];
    if (!told(start)) continue;
    if (told(rest))
      return [
        { ...word, text: start },
        { ...word, text: rest, isJoined: true },
      ];
    const more = apart({ ...word, text: rest }, known, told);
    if (more.length > 1) return [{ ...word, text: start }, ...more];
  }
  return [word];
}
