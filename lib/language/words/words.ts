const INDIC_BLOCKS = /[\u0900-\u0d7f]/;
const SIGNS_AROUND = /^[,;:!?()"'.।/&-]+|[,;:!?()"'.।/&-]+$/gu;

/** The code points of a word's letters and signs. */
export const codePointsOf = (word: string): number[] => Array.from(word, (letter) => letter.codePointAt(0) ?? 0);

/** Whether a word is written in one of the nine Indian scripts. */
export const isIndic = (word: string): boolean => INDIC_BLOCKS.test(word);

/**
 * The words of a text: NFC, lower case, without zero-width joiners (invisible, and keyboards differ in setting them).
 * A sign before a letter is a word of its own, so that every word begins after a space: "(South)" → "(", "south)".
 */
export const searchWords = (text: string): string[] =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, "")
    .replaceAll(/(?<=[^\p{L}\p{M}\p{N}\s])(?=[\p{L}\p{N}])/gu, " ")
    .split(/\s+/)
    .filter(Boolean);

/** A word without the punctuation around it; % and _ stay: people who type them mean them. */
export const withoutSigns = (word: string): string => word.replaceAll(SIGNS_AROUND, "");

/** Whether a word has only letters and digits, as names do (unlike "100%" or "delhi_"). */
export const isPlainWord = (word: string): boolean => /^[\p{L}\p{M}\p{N}]+$/u.test(word);

/** Whether a word has any letter or digit. */
export const hasLetterOrDigit = (word: string): boolean => /[\p{L}\p{N}]/u.test(word);

// The Unicode blocks of the nine scripts are parallel: the same offset from a block's start is the same letter. NFC
// splits letters with a nukta into two parts; a few of them it never joins again.
const OFFSET = { candrabindu: 0x01, anusvara: 0x02, visarga: 0x03, nukta: 0x3c, virama: 0x4d } as const;
const SHORT_VOWELS = new Map([
  [0x08, 0x07],
  [0x0a, 0x09],
  [0x40, 0x3f],
  [0x42, 0x41],
]);
const NASALS = new Set([0x19, 0x1e, 0x23, 0x28, 0x2e]);
const GURMUKHI_TIPPI = 0x0a70;

/**
 * Removes the differences with which people spell the same word in an Indian script: nukta (सफ़ाई, सफाई),
 * candrabindu (गाँव, गांव), long and short i and u, a nasal written as letter or as dot (पेन्टर, पेंटर). Other words are
 * unchanged.
 */
export function foldIndic(word: string): string {
  if (!isIndic(word)) return word;
  const points = codePointsOf(word);
  let folded = "";
  let joined = -1;
  for (const [at, point] of points.entries()) {
    const block = point & ~0x7f;
    if (at === joined) continue;
    if (point < 0x0900 || point > 0x0d7f) folded += String.fromCodePoint(point);
    else if (isNasalBeforeOther(point, points[at + 1], points[at + 2])) {
      folded += String.fromCodePoint(block + OFFSET.anusvara);
      joined = at + 1;
    } else if ((point & 0x7f) !== OFFSET.nukta) folded += String.fromCodePoint(block + plain(point));
  }
  return folded;
}

function plain(point: number): number {
  const offset = point & 0x7f;
  if (offset === OFFSET.candrabindu || point === GURMUKHI_TIPPI) return OFFSET.anusvara;
  return SHORT_VOWELS.get(offset) ?? offset;
}

function isNasalBeforeOther(letter: number, sign: number | undefined, next: number | undefined): boolean {
  if (sign === undefined || next === undefined || !NASALS.has(letter & 0x7f)) return false;
  const nextOffset = next & 0x7f;
  return (sign & 0x7f) === OFFSET.virama && nextOffset >= 0x15 && nextOffset <= 0x2d && !NASALS.has(nextOffset);
}

/**
 * Prepares a name for comparison with typed text: Latin letters lose the usual spelling differences (maali, mali) and
 * their accents. Letters of other scripts stay: an empty word would match the beginning of every name.
 */
export function foldName(word: string): string {
  if (isIndic(word)) return foldIndic(word);
  // Most words are plain, and a search compares each of them many times.
  const isPlain = /^[a-z\d]*$/.test(word);
  if (isPlain && !/[wz]|ph|iy|ow|ch[ch]|(.)\1|h$/.test(word)) return word;
  const letters = isPlain ? word : word.normalize("NFD").replaceAll(/[^\p{L}\p{N}]/gu, "");
  return letters
    .replaceAll(/(?:c*ch+)+/g, "ch")
    .replaceAll("aa", "a")
    .replaceAll(/ee|ii|iy/g, "i")
    .replaceAll(/oo|uu/g, "u")
    .replaceAll(/ow(?=[^aeiou])/g, "au")
    .replaceAll("w", "v")
    .replaceAll("ph", "f")
    .replaceAll("z", "j")
    .replaceAll(/(.)\1+/g, "$1")
    .replaceAll(/(?<=[aeiou])h$/g, "");
}
