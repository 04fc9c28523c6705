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
    .replaceAll(/th|dh/g, "d")
    .replaceAll(/[gk]h?/g, "k")
    .replaceAll(/[bp]h?|f/g, "p")
    .replaceAll(/sh|ch?h?/g, "s")
    .replaceAll(/w/g, "v")
    .replaceAll(/[ey]/g, "i")
    .replaceAll(/o/g, "u")
    .replaceAll(/(.)\1+/g, "$1");
  return sound.length >= shortest ? sound : null;
}
