/** Whether a provider's answer can be a translation at all: what is wrong here is wrong for every reader, and would be kept. */
import type { Language } from "@/lib/language/i18n/languages";
import { SCRIPT_OF_LANGUAGE } from "./language-detection";
import { withoutMarks } from "./mask";

/** At least this share of the letters is the target's script; the rest are names and words like "AC". */
const LEAST_SHARE = 0.5;
/** A translation is between half and three times as long; a single word may differ by more. */
const LENGTH = { least: 0.5, most: 3, ofWord: 12, lessOfWord: 0.2, moreOfWord: 16 } as const;
// Controls but the end of a line, private-use, lone surrogates, and signs that turn the direction of what follows; a joiner
// belongs to words.
const UNFIT = /[\p{Cc}\p{Co}\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;
const LINK =
  /https?:|www\.|:\/\/|[\p{L}\p{N}]@[\p{L}\p{N}]|[a-z\d-]\.(?:com|in|org|net|info|biz|co|io|example)(?![\p{L}\p{M}\p{N}])/iu;
const MARKUP = /<\/?[a-z!?]|\]\(|&(?:[a-z]+|#\d+);/iu;
const DIGIT = /\p{Nd}/u;

/**
 * Whether an answer has the target's script and about the source's length, and no digit, link, markup or sign of direction
 * that the source has not. Numbers, links and names are marks in both.
 */
export function isFitAnswer(answer: string, source: string, target: Language): boolean {
  const said = withoutMarks(answer);
  const asked = withoutMarks(source);
  const adds = (sign: RegExp) => sign.test(said.replaceAll(/[\n\r\t]/g, " ")) && !sign.test(asked);
  return (
    said.trim() !== "" &&
    ![DIGIT, LINK, MARKUP].some(adds) &&
    !UNFIT.test(answer.replaceAll(/[\n\r\t]/g, " ")) &&
    isInScript(said, asked, target) &&
    hasFitLength(said.trim(), asked.trim())
  );
}

/** Words that the source has too, such as names and codes, are no sign of a wrong language. */
function isInScript(said: string, asked: string, target: Language): boolean {
  const kept = new Set(asked.split(/\s+/));
  const text = said
    .split(/\s+/)
    .filter((word) => !kept.has(word))
    .join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const fitting = text.match(SCRIPT_OF_LANGUAGE[target])?.length ?? 0;
  return letters > 0 && fitting >= letters * LEAST_SHARE;
}

function hasFitLength(said: string, asked: string): boolean {
  const length = [...asked].length;
  const isWord = length <= LENGTH.ofWord;
  const least = length * (isWord ? LENGTH.lessOfWord : LENGTH.least);
  const most = Math.max(length * LENGTH.most, isWord ? length + LENGTH.moreOfWord : 0);
  // Vowel signs are letters of their own in Latin script: they count where the answer may be too short, not where too long.
  return [...said].length >= Math.max(least, Math.min(2, length)) && said.replaceAll(/\p{M}/gu, "").length <= most;
}
