/** The rules for new usernames: specification, "Second round" (Names), and UTS 39. */
import { hasIdNumber } from "@/lib/core/id-number";

/** Length of a username in UTF-16 code units. */
export const USERNAME_LENGTH = { min: 3, max: 32 } as const;

export type UsernameFault = "usernameCharacters" | "usernameScripts" | "idNumber";

// Indic keyboards insert these two invisible characters without the writer's knowledge (ZWNJ and ZWJ).
const JOINERS = /[\u200C\u200D]/gu;

/** A name as it is stored and looked up: without the keyboards' joiners, in compatibility form (NFKC), trimmed. */
export const cleanUsername = (typed: string): string => typed.replace(JOINERS, "").normalize("NFKC").trim();

// Without \p{M} (combining marks) no Hindi name with a vowel sign would pass.
const CHARACTERS = /^[\p{L}\p{M}\p{Nd}._-]+$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u;
/** Four marks in a row, or the same one twice, are drawn over each other (UTS 39, section 5.4). */
const STACKED = /\p{M}{4}|(\p{Mn})\1/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{Nd}]/u;

// The scripts recommended for names (UAX 31, table 5), India's first.
const SCRIPTS = [
  ...["Devanagari", "Latin", "Bengali", "Telugu", "Tamil", "Gujarati", "Kannada", "Malayalam", "Gurmukhi", "Oriya"],
  ...["Arabic", "Sinhala", "Thaana", "Tibetan", "Myanmar", "Khmer", "Lao", "Thai", "Hebrew", "Armenian", "Georgian"],
  ...["Greek", "Cyrillic", "Ethiopic", "Hangul"],
].map((script) => new RegExp(`^[\\p{Script_Extensions=${script}}0-9._-]+$`, "u"));

/** Words that sound as if the product were speaking, in Latin letters and in Hindi. */
const RESERVED_WORDS: ReadonlySet<string> = new Set([
  ...["admin", "administrator", "superadmin", "root", "system", "moderator", "official", "staff", "team"],
  ...["support", "help", "helpdesk", "security", "grievance", "null", "undefined", "एडमिन", "सहायता"],
]);
const BRAND = /kaamsetu|कामसेतु/u;

/** Why a cleaned name of the right length is refused, or null. */
export function usernameFault(name: string): UsernameFault | null {
  if (!CHARACTERS.test(name) || INVISIBLE.test(name) || STACKED.test(name) || !HAS_LETTER_OR_DIGIT.test(name)) {
    return "usernameCharacters";
  }
  if (hasIdNumber(name)) return "idNumber";
  return SCRIPTS.some((script) => script.test(name)) ? null : "usernameScripts";
}

/** Whether a name speaks for the product: its brand anywhere, or a reserved word between its dots and digits. */
export function isReserved(name: string): boolean {
  const lower = name.toLowerCase();
  const words = lower.split(/[\p{Nd}._-]+/u);
  return (
    BRAND.test(words.join("")) || RESERVED_WORDS.has(words.join("")) || words.some((word) => RESERVED_WORDS.has(word))
  );
}
