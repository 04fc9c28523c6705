import type { Language } from "@/lib/language/i18n/languages";
import { keysOf } from "@/lib/core/objects";

const SCRIPTS = {
  latin: /\p{Script=Latin}/gu,
  devanagari: /\p{Script=Devanagari}/gu,
  bn: /\p{Script=Bengali}/gu,
  te: /\p{Script=Telugu}/gu,
  ta: /\p{Script=Tamil}/gu,
  gu: /\p{Script=Gujarati}/gu,
  kn: /\p{Script=Kannada}/gu,
  ml: /\p{Script=Malayalam}/gu,
  pa: /\p{Script=Gurmukhi}/gu,
} as const;
type Script = keyof typeof SCRIPTS;

/** The script of each language. */
const SCRIPT_OF: Record<Language, Script> = {
  ...{ en: "latin", hi: "devanagari", mr: "devanagari" },
  ...{ bn: "bn", te: "te", ta: "ta", gu: "gu", kn: "kn", ml: "ml", pa: "pa" },
};

/** The letters of each language. */
export const SCRIPT_OF_LANGUAGE = Object.fromEntries(
  keysOf(SCRIPT_OF).map((language) => [language, SCRIPTS[SCRIPT_OF[language]]]),
) as Record<Language, RegExp>;

/** A script decides only with at least this share of the letters: "Driver chahiye, अनुभवी" belongs to neither. */
const CLEAR_SHARE = 0.6;

// Words found in almost every sentence of one of these two languages and never in the other.
const HINDI = /^(?:है|हैं|का|के|की|को|में|से|और|पर|लिए|चाहिए|चाहिये|वाला|वाली|वाले|काम|करना|होना|हो|घर|नहीं|एक)$/;
const MARATHI =
  /^(?:आहे|आहेत|आणि|पाहिजे|हवा|हवी|हवे|नाही|मध्ये|साठी|करणे|असणे|येणे|काळजी|असावा|असावी|असावे|किंवा|एका|आम्हाला)$|(?:साठी|मध्ये|च्या|ांना|ाची|ाचा|ाचे)$/;
// Hindi in Latin letters, as typed on phones.
const ROMANISED =
  /\b(?:hai|hain|chahiye|chaiye|chahie|ghar|gharelu|kaam|ke liye|khana|banane|bacche|bachche|wala|wali|karna|nahi|aur|mein|kaam)\b/i;

/**
 * Detects the language of a text from its script, with a guess where that is not enough: Hindi and Marathi share a
 * script and are told apart by common words; Latin letters mean English unless they spell Hindi words.
 * @returns `language` null if unclear, `guess` null if there are no letters at all.
 */
export function detectLanguage(text: string): { language: Language | null; guess: Language | null } {
  const counts = keysOf(SCRIPTS).map((script) => ({ script, count: text.match(SCRIPTS[script])?.length ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const [most] = counts.sort((a, b) => b.count - a.count);
  if (!most || total === 0) return { language: null, guess: null };
  const found = languageOf(most.script, text);
  return most.count / total < CLEAR_SHARE ? { ...found, language: null } : found;
}

function languageOf(script: Script, text: string): { language: Language | null; guess: Language } {
  if (script === "latin") return { language: ROMANISED.test(text) ? null : "en", guess: "en" };
  if (script !== "devanagari") return { language: script, guess: script };
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  const hindi = words.filter((word) => HINDI.test(word)).length;
  const marathi = words.filter((word) => MARATHI.test(word)).length;
  if (hindi > 0 && marathi === 0) return { language: "hi", guess: "hi" };
  if (marathi > 0 && hindi === 0) return { language: "mr", guess: "mr" };
  return { language: null, guess: marathi > hindi ? "mr" : "hi" };
}

/**
 * The language to translate from: the one detected, else the caller's `said` if the text's script allows it.
 * @returns `language` null if neither decides, which leaves detection to a provider.
 */
export function sourceOf(text: string, said: Language | null): { language: Language | null; guess: Language | null } {
  const detected = detectLanguage(text);
  if (detected.language || !said || !detected.guess) return detected;
  return SCRIPT_OF[said] === SCRIPT_OF[detected.guess] || said === "hi" ? { language: said, guess: said } : detected;
}
