/** Recovery numbers and one-time codes: what they look like. */
import { latinDigits } from "@/lib/core/digits";

/** A recovery number: 15 random digits and one to check them. */
export const RECOVERY_DIGITS = 16;
/** A code that is sent or read out. */
export const CODE_DIGITS = 8;
/** Minutes for which such a code is valid. */
export const CODE_MINUTES = 30;

/** Hours until a code works that was made for an account without a phone number: its owner, if it was somebody else, can stop it. */
export const CODE_WAIT_HOURS = 24;
/** Hours for which it works then: long enough for someone who has an hour with a phone after work. */
export const WAITED_CODE_HOURS = 48;

/** The digits of a typed number or code, however it is grouped; other characters stay. */
export const digitsOf = (typed: string): string =>
  latinDigits(typed.normalize("NFKC")).replace(/[\s.\-\u2010-\u2015]/gu, "");

/** In groups of four. @example inGroups("12345678") // "1234 5678" */
export const inGroups = (signs: string): string => signs.replaceAll(/.{4}(?=.)/g, "$& ");

/** The digit that completes a number (Luhn): it tells a wrong digit, and nearly all swaps of neighbours. */
export function checkDigit(digits: string): string {
  const sum = [...digits].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}

/** The fault of a typed code or recovery number, found before anyone is asked; null if it may be right. */
export function codeFault(digits: string): "codeFormat" | "codeMistyped" | null {
  if (/^\d+$/.test(digits) && digits.length === CODE_DIGITS) return null;
  if (!/^\d+$/.test(digits) || digits.length !== RECOVERY_DIGITS) return "codeFormat";
  return checkDigit(digits.slice(0, -1)) === digits.at(-1) ? null : "codeMistyped";
}
