/** How words of Indian scripts sound when people write them in Latin letters, each in a way of their own. */
const INDIC = /^[\u0900-\u0d7f]+$/u;
/** The alphabets of India stand in the same order, each in 128 places. */
const VOWELS: Record<number, string> = {
  ...{ 0x05: "a", 0x06: "a", 0x07: "i", 0x08: "i", 0x09: "u", 0x0a: "u", 0x0b: "ri", 0x0d: "e", 0x0f: "e" },
  ...{ 0x10: "ai", 0x11: "o", 0x13: "o", 0x14: "au" },
};
const CONSONANTS: Record<number, string> = {
  ...{ 0x15: "k", 0x16: "kh", 0x17: "g", 0x18: "gh", 0x19: "n", 0x1a: "ch", 0x1b: "ch", 0x1c: "j", 0x1d: "jh" },
  ...{ 0x1e: "n", 0x1f: "t", 0x20: "th", 0x21: "d", 0x22: "dh", 0x23: "n", 0x24: "t", 0x25: "th", 0x26: "d" },
  ...{ 0x27: "dh", 0x28: "n", 0x2a: "p", 0x2b: "f", 0x2c: "b", 0x2d: "bh", 0x2e: "m", 0x2f: "y", 0x30: "r" },
  ...{ 0x32: "l", 0x33: "l", 0x35: "v", 0x36: "s", 0x37: "s", 0x38: "s", 0x39: "h", 0x5c: "r" },
};
const SIGNS: Record<number, string> = {
  ...{ 0x3e: "a", 0x3f: "i", 0x40: "i", 0x41: "u", 0x42: "u", 0x43: "ri", 0x45: "e", 0x47: "e", 0x48: "ai" },
  ...{ 0x49: "o", 0x4b: "o", 0x4c: "au" },
};
const [NASAL, TIPPI, NUKTA, VIRAMA, DDA] = [0x02, 0x70, 0x3c, 0x4d, 0x21];
const BENGALI = 0x980;

/** A word in Latin letters as it is spoken: a vowel that is not written is silent at the end and between others. */
export function latinOf(word: string): string | null {
  const text = word.normalize("NFD");
  if (!INDIC.test(text)) return null;
  const points = [...text].map((letter) => letter.codePointAt(0)!);
  // "*" stands for a vowel that is not written.
  let latin = "";
  points.forEach((point, at) => {
    const offset = point & 0x7f;
    const next = (points[at + 1] ?? 0) & 0x7f;
    if (CONSONANTS[offset]) {
      const isSoft = offset === DDA && next === NUKTA;
      const after = (next === NUKTA ? (points[at + 2] ?? 0) : (points[at + 1] ?? 0)) & 0x7f;
      latin += (isSoft ? "r" : CONSONANTS[offset]) + (SIGNS[after] !== undefined || after === VIRAMA ? "" : "*");
    } else latin += VOWELS[offset] ?? SIGNS[offset] ?? (offset === NASAL || offset === TIPPI ? "n" : "");
  });
  const unwritten = points[0]! >= BENGALI && points[0]! < BENGALI + 0x80 ? "o" : "a";
  return latin
    .replace(/\*$/, "")
    .replaceAll(/(?<=[aeiou*](?:kh|gh|ch|jh|th|dh|bh|[b-df-hj-np-tv-z]))\*(?=(?:[b-df-hj-np-tv-z]h?)[aeiou])/g, "")
    .replaceAll("*", unwritten)
    .replace(/^[^aeiou]+$/, `$&${unwritten}`);
}

/** What is left of a Latin spelling when letters that are written for one another are one; null for other letters. */
export function soundOf(word: string): string | null {
  if (!/^[a-z]+$/.test(word)) return null;
  return word
    .replaceAll(/chh/g, "ch")
    .replaceAll(/sh/g, "s")
    .replaceAll(/ph/g, "f")
    .replaceAll(/([td])h/g, "$1")
    .replaceAll(/c(?!h)|q/g, "k")
    .replaceAll("z", "j")
    .replaceAll("w", "v")
    .replaceAll(/[ey]/g, "i")
    .replaceAll("o", "u")
    .replaceAll(/(.)\1+/g, "$1");
}
