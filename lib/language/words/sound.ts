import { codePointsOf, isIndic } from "./words";

// The consonants from offset 0x15 (ka) of an Indic block, each as the Latin letter that people write for it.
const CONSONANTS = "kkggnccjjnttddnttddnnppbbmyrrlllvsssh";
const FIRST_CONSONANT = 0x15;
const VIRAMA = 0x4d;
const NUKTA = 0x3c;
const RI = 0x43;
const MALAYALAM_CHILLUS = "nnrllk";
const FIRST_CHILLU = 0x0d7a;
const BENGALI_TA = 0x09ce;
const [BENGALI, TAMIL, TELUGU, MALAYALAM] = [0x0980, 0x0b80, 0x0c00, 0x0d00];
const VAGUE = [BENGALI, TAMIL, MALAYALAM];

const COARSE: Record<string, string> = { g: "k", j: "c", s: "c", d: "t", b: "p", v: "p", i: "a", u: "a" };

export type Sound = {
  /** The consonants, after the kind of a leading vowel; null where the script does not distinguish them. */
  fine: string | null;
  /** The same with voiced as voiceless, ch, j and s merged, and b as v: all that Tamil, Malayalam and Bengali distinguish. */
  coarse: string;
};

/**
 * How a word sounds, whatever letters it is written in: "lajpat" and "लाजपत" are both ljpt. Vowels are dropped, since
 * Latin spellings of Indian names agree least in them.
 * @param word as `searchWords` gives it.
 */
export function soundOf(word: string): Sound {
  const sound = isIndic(word) ? indicSound(word) : latinSound(word);
  const coarse = [...sound].map((letter) => COARSE[letter] ?? letter).join("");
  return { fine: isVague(word) ? null : sound, coarse };
}

const isVague = (word: string): boolean => codePointsOf(word).some((point) => VAGUE.includes(point & ~0x7f));

function latinSound(word: string): string {
  const letters = word
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "")
    .replace(/^(au|[ou])[aeiou]*/, "U")
    .replace(/^(ai|[ei])[aeiou]*/, "I")
    .replace(/^a+/, "A")
    .replace(/ga+(um|n?v|nw|w)$/, "gan")
    .replaceAll("tion", "sn")
    .replaceAll(/ow(?![aeiou])/g, "")
    .replaceAll("ck", "k")
    .replaceAll(/chh?/g, "C")
    .replaceAll(/c(?=[eiy])/g, "s")
    .replaceAll(/[cq]/g, "k")
    .replaceAll("C", "c")
    .replaceAll("x", "ks")
    .replaceAll("zh", "l")
    .replaceAll("z", "j")
    .replaceAll("w", "v")
    .replaceAll(/ph|f/g, "p")
    .replaceAll(/(?<=[bcdgjklmnprstv])h/g, "")
    .replaceAll(/m(?=[pb])/g, "n")
    .replaceAll(/(.)\1+/g, "$1");
  return (letters.slice(0, 1) + letters.slice(1).replaceAll("y", "")).replaceAll(/[aeiou]/g, "").toLowerCase();
}

function indicSound(word: string): string {
  // "Gaon", village, in a name: written with or without its nasal, but always said with it.
  const points = codePointsOf(word.replace(/गा[ंँ]?व$/u, "गान").replace(/ગા[ંઁ]?વ$/u, "ગાન"));
  let sound = "";
  let joined = false;
  points.forEach((point, at) => {
    const offset = point & 0x7f;
    if (offset === NUKTA) sound = withNukta(sound, points[at - 1]);
    const letter = offset === VIRAMA || offset === NUKTA ? "" : letterOf(point, points, at);
    const doubled = joined && sound.endsWith(letter);
    if (letter && !doubled) sound += letter;
    if (offset !== NUKTA) joined = offset === VIRAMA;
  });
  return sound;
}

// ड़ and ढ़ are pronounced and transliterated as r; the other dotted letters keep their own.
const withNukta = (sound: string, before = 0): string =>
  [0x21, 0x22].includes(before & 0x7f) ? `${sound.slice(0, -1)}r` : sound;

function letterOf(point: number, points: number[], at: number): string {
  const offset = point & 0x7f;
  const next = points[at + 1];
  if (point < 0x0900 || point > 0x0d7f) return "";
  if (point >= FIRST_CHILLU) return MALAYALAM_CHILLUS[point - FIRST_CHILLU] ?? "";
  if (point === BENGALI_TA) return "t";
  if (offset === 0x01 || offset === 0x02 || point === 0x0a70) return nasal(point, next);
  if (at === 0 && offset >= 0x05 && offset <= 0x14) return firstVowel(offset);
  if (offset === RI || offset === 0x0b) return "r";
  const letter = CONSONANTS[offset - FIRST_CONSONANT] ?? "";
  if (letter === "y") return yLetter(point, at);
  if (letter === "m" && next !== undefined && (next & 0x7f) === VIRAMA && isLabial(points[at + 2])) return "n";
  return letter;
}

// At a word's end the south says m (എറണാകുളം, విశాఖపట్నం), the north only a nasal vowel.
const nasal = (point: number, next: number | undefined): string =>
  next === undefined && (point & ~0x7f) >= TELUGU ? "m" : "n";

const isLabial = (point: number | undefined): boolean =>
  point !== undefined && (point & 0x7f) >= 0x2a && (point & 0x7f) <= 0x2d;

function firstVowel(offset: number): string {
  if (offset <= 0x06) return "a";
  if (offset === 0x0b) return "r";
  return [0x09, 0x0a, 0x11, 0x12, 0x13, 0x14].includes(offset) ? "u" : "i";
}

function yLetter(point: number, at: number): string {
  if (at > 0) return "";
  return (point & ~0x7f) === BENGALI ? "j" : "y";
}
