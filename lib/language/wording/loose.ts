/** Many spellings of one word: alternatives in a list, and Latin letters by their sound. */

/** "a{b,c}d" is "abd" and "acd"; an empty alternative is one, too. */
export function expanded(entry: string): string[] {
  const [whole, before = "", inside = "", after = ""] = /^([^{]*)\{([^}]*)\}(.*)$/u.exec(entry) ?? [];
  if (whole === undefined) return [entry];
  return inside.split(",").flatMap((one) => expanded(before + one + after));
}

/** English words that sound like one of these languages. */
const ENGLISH = /^(?:direct|police|policy)/;

/** How a folded Latin word of a southern language sounds, however it is spelt: "vaenum" is "venum", "kodukkanum" is "kodukanam"; null if it is no such word, or shorter than that. */
export function looseWord(text: string, shortest: number): string | null {
  if (!/^[a-z]+$/.test(text) || ENGLISH.test(text)) return null;
  const sound = text
    .replaceAll(/zh|l+h/g, "l")
    .replaceAll(/[td]h?/g, "d")
    .replaceAll(/jh?/g, "s")
    .replaceAll(/[gk]h?/g, "k")
    .replaceAll(/[bp]h?|f/g, "p")
    .replaceAll(/sh|ch?h?/g, "s")
    .replaceAll(/w/g, "v")
    .replaceAll(/[ey]/g, "i")
    .replaceAll(/o/g, "u")
    .replaceAll(/(.)\1+/g, "$1");
  return sound.length >= shortest ? sound : null;
}

/** How the letters of the south sound, by their place in the alphabet, which is the same in all four. */
const CONSONANTS = "k k k k nk s s s s ns d d d d n d d d d n n p p p p m i r r l l l v s s s h".split(" ");
const SIGNS: Record<number, string> = {
  ...{ 0x3e: "a", 0x3f: "i", 0x40: "i", 0x41: "u", 0x42: "u", 0x43: "ru" },
  ...{ 0x46: "i", 0x47: "i", 0x48: "ai", 0x4a: "u", 0x4b: "u", 0x4c: "au", 0x4d: "" },
};
const LETTERS: Record<number, string> = {
  ...{ 0x05: "a", 0x06: "a", 0x07: "i", 0x08: "i", 0x09: "u", 0x0a: "u" },
  ...{ 0x0e: "i", 0x0f: "i", 0x10: "ai", 0x12: "u", 0x13: "u", 0x14: "au", 0x02: "n" },
};
const [TAMIL, END] = [0xb80, 0xd80];

/** A word in a script of the south as people spell it in Latin letters, by its sound; null if it is none or short. */
export function soundOf(text: string, shortest: number): string | null {
  const points = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  if (points.length === 0 || points.some((point) => point < TAMIL || point >= END)) return null;
  const offsets = points.map((point) => point & 0x7f);
  const spelt = offsets
    .map((offset, at) => {
      const consonant = CONSONANTS[offset - 0x15];
      if (consonant === undefined) return SIGNS[offset] ?? LETTERS[offset] ?? "";
      return consonant + (offsets[at + 1]! >= 0x3e && offsets[at + 1]! <= 0x4d ? "" : "a");
    })
    .join("");
  const sound = spelt
    .replaceAll(/(nk|ns)\1/g, "$1")
    .replaceAll("nr", "nd")
    .replaceAll(/n(?=p|m)/g, "m")
    .replace(/n$/, offsets.at(-1) === 0x02 ? "m" : "n")
    .replaceAll(/(.)\1+/g, "$1");
  return sound.length >= shortest ? sound : null;
}
