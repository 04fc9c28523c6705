/**
 * Anything a machine must not change or learn (money, times, phone numbers, addresses, UPI and PAN ids, numbers, names)
 * is replaced by marks before translation and restored afterwards. The marks look like those in the toolkit of
 * IndicTrans2, the model behind Bhashini.
 */
import { latinDigits } from "@/lib/core/digits";

const LITERAL_MARK = String.raw`[<\[]\s*ID\s*\p{Nd}+\s*[>\]]`;
const URL = String.raw`(?:https?:\/\/|www\.)[^\s<>]*[^\s<>.,;:!?)\]'"]`;
const EMAIL = String.raw`[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+`;
const UPI = String.raw`[\p{L}\p{N}._-]{2,}@\p{L}[\p{L}\p{N}]+`;
const PAN = String.raw`(?<![\p{L}\p{N}])[a-z]{5}\p{Nd}{4}[a-z](?![\p{L}\p{N}])`;
const NUMBER = String.raw`\p{Nd}+(?:[.,:/]\p{Nd}+)*`;
const CURRENCY = String.raw`(?:₹|\b(?:rs|inr)\b\.?|\$|रु\.?|रू\.?)`;
const CLOCK = String.raw`(?:\s?(?:[ap]\.m\.|[ap]m\b))?`;
const RANGE = String.raw`\s?[-–—]\s?`;
const AMOUNT = String.raw`(?:${CURRENCY}\s?)?${NUMBER}(?:\/-|\s?%|k\b)?${CLOCK}`;
const TELEPHONE = String.raw`\+?\p{Nd}[\p{Nd}\s-]{7,14}\p{Nd}`;
// The words after "my name is": up to three before a pause or "is", else one.
const MY_NAME = [
  "my name is", "मेरा नाम", "আমার নাম", "నా పేరు", "என் பெயர்", "माझे नाव", "माझं नाव", "મારું નામ", "ನನ್ನ ಹೆಸರು", "എന്റെ പേര്", "ਮੇਰਾ ਨਾਂ", "ਮੇਰਾ ਨਾਮ",
].join("|"); // prettier-ignore
const WORD = String.raw`[\p{L}\p{M}]+`;
const PAUSE = String.raw`\s*(?:[.,;:!?।\n]|$)|\s+(?:and|है|हूँ|हैं|आहे|છે|ਹੈ)(?![\p{L}\p{M}])`;
const INTRODUCED = String.raw`(?<=(?:${MY_NAME})\s+)(?:${WORD}(?:\s+${WORD}){0,2}?(?=${PAUSE})|${WORD})`;
const PROTECTED = [LITERAL_MARK, URL, EMAIL, UPI, PAN, INTRODUCED, TELEPHONE, `${AMOUNT}(?:${RANGE}${AMOUNT})*\\+?`];

// Providers sometimes change a mark's brackets and spaces, which is harmless.
const MARK = /[<\[]\s*id\s*(\p{Nd}+)\s*[>\]]/giu;

const anyOf = (parts: readonly string[]): RegExp => new RegExp(parts.join("|"), "giu");
// Compiled once, because a page has fifty texts and few of them have names to keep.
const PROTECTED_PARTS = anyOf(PROTECTED);

/** A text with marks in place of `originals`. */
export type Masked = { text: string; originals: readonly string[] };

/**
 * @param keep names that must not change, such as a company's; matched as whole words, ignoring case.
 * @returns the text with `<ID1>`, `<ID2>` … in place of its protected parts, in order of appearance.
 */
export function mask(text: string, keep: readonly string[] = []): Masked {
  const lower = text.toLowerCase();
  const names = keep
    .map((name) => name.normalize("NFC"))
    // Most texts have none of them: an expression with names is made for one text, which takes longer than to look for them.
    .filter((name) => name.trim() !== "" && lower.includes(name.toLowerCase()))
    .sort((a, b) => b.length - a.length)
    .map((name) => `(?<![\\p{L}\\p{M}\\p{N}])${escapeRegExp(name)}(?![\\p{L}\\p{M}\\p{N}])`);
  const originals: string[] = [];
  const masked = text.replace(
    names.length === 0 ? PROTECTED_PARTS : anyOf([...names, ...PROTECTED]),
    (original) => `<ID${originals.push(original)}>`,
  );
  return { text: masked, originals };
}

/**
 * Puts the originals back.
 * @returns null if `answer` lost, doubled or altered a mark: such a translation would state a wrong salary or time.
 */
export function unmask(answer: string, { originals }: Masked): string | null {
  const seen = new Set<number>();
  let sound = true;
  const restored = answer.replace(MARK, (_mark, digits: string) => {
    const number = Number(latinDigits(digits));
    const original = originals[number - 1];
    if (original === undefined || seen.has(number)) sound = false;
    seen.add(number);
    return original ?? "";
  });
  return sound && seen.size === originals.length ? restored : null;
}

/** A text without its marks. */
export const withoutMarks = (text: string): string => text.replaceAll(MARK, " ");

/** Whether anything other than marks and symbols is left to translate. */
export const hasWords = ({ text }: Masked): boolean => /\p{L}/u.test(withoutMarks(text));

/** Letters that a mask may cover together with its numbers. */
const COVERED = /^(?:rs|inr|am|pm|k|id|रु|रू)$/i;

/** Whether a word stands by itself that no mask covers: most texts have one, and the masks' expression takes a slow phone long. */
export const hasPlainWord = (text: string): boolean =>
  text.split(/\s+/).some((word) => /^[\p{L}\p{M}]+$/u.test(word) && !COVERED.test(word));

// Only characters that may be escaped under the u flag, which does not include the hyphen.
const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
