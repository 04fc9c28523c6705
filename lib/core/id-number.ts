/** India's identity numbers in typed texts: Aadhaar (twelve digits with a Verhoeff check digit) and PAN. */
import { latinDigits } from "@/lib/core/digits";

const TWELVE_DIGITS = /(?<![+\d])(?:[2-9]\d{3}([ -]?)\d{4}\1\d{4}|[2-9](?:[ -]?\d){11})(?![ -]?\d)/g;
/** A mobile number with its country code has twelve digits too, but is not written in groups of four. */
const MOBILE = /^91[ -]?[6-9]/;
const GROUPED = /^\d{4}([ -])\d{4}\1\d{4}$/;
// The fourth letter tells what kind of person or body it belongs to.
const PAN = /(?<![\p{L}\p{N}])[a-z]{3}[abcfghjlpt][a-z]\d{4}[a-z](?![\p{L}\p{N}])/iu;

/** Written in groups: only a person's, in capitals, for "camps 1000 a" and "SHIFT 1200 A" are none. */
const GROUPED_PAN = /(?<![\p{L}\p{N}])[A-Z]{3}P[A-Z][ -]\d{4}[ -][A-Z](?![\p{L}\p{N}])/u;

/** Whether a text holds an Aadhaar or PAN, in digits of any script. */
export function hasIdNumber(text: string): boolean {
  const latin = latinDigits(text);
  const numbers = latin.match(TWELVE_DIGITS) ?? [];
  return PAN.test(latin) || GROUPED_PAN.test(latin) || numbers.some((number) => isAadhaar(number));
}

function isAadhaar(number: string): boolean {
  if (MOBILE.test(number) && !GROUPED.test(number)) return false;
  return isVerhoeff(number.replaceAll(/\D/g, ""));
}

/** The permutation of a digit by its place, which repeats after eight places. */
const PLACES = ["0123456789", "1576283094", "5803796142", "8916043527", "9453126870", "4286573901", "2793806415", "7046913258"]; // prettier-ignore

/** Verhoeff's check: each digit, from the last on, is permuted by its place and multiplied in the dihedral group D5. */
function isVerhoeff(digits: string): boolean {
  const result = [...digits].reverse().reduce((sum, digit, index) => {
    return multiply(sum, Number(PLACES[index % PLACES.length]!.charAt(Number(digit))));
  }, 0);
  return result === 0;
}

// In D5, 0 to 4 are rotations and 5 to 9 reflections.
function multiply(a: number, b: number): number {
  const [turnA, turnB] = [a % 5, b % 5];
  if (a < 5) return b < 5 ? (turnA + turnB) % 5 : 5 + ((turnA + turnB) % 5);
  return b < 5 ? 5 + ((turnA - turnB + 5) % 5) : (turnA - turnB + 5) % 5;
}
