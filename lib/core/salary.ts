/** Pay as people type it and as the HTTP interface writes it: whole rupees a month, one amount or a range. */
import { latinDigits } from "./digits";

/** Highest accepted amount in rupees a month: above it, a typing error is likelier than real pay. */
export const MAX_SALARY = 10_000_000;

/** A job's pay in rupees a month is asked about outside these: a day's or a year's pay, or a zero too few or too many. */
export const USUAL_PAY = { from: 500, to: 300_000 } as const;

/** The parts of a month, for pay by the day. */
const WORK_DAYS_A_MONTH = 26;

export type SalaryRange = { min: number; max: number };

/** Pay as somebody typed it, in whole rupees. */
export type TypedPay = SalaryRange & { per: "month" | "day" };

const MONTH =
  /(?:\/|\b(?:per|a|each|every)\b)?\s*(?:\bmonth(?:ly)?\b|\bmahin[ae]\b|\bmo\b|\bp\.?\s?m\b\.?)|(?:प्रति|हर)?\s*(?:महीन[ाे]|माह|महिना)/gu;
const DAY =
  /(?:\/|\b(?:per|a|each|every)\b)?\s*(?:\bda(?:y|ily)\b|\bdin\b|\broz\b|\bp\.?\s?d\b\.?)|(?:प्रति|हर)?\s*(?:दिन|रोज़?|दिवस)/gu;
const MONEY = /₹|\b(?:rs|inr|rupees?|only)\b\.?|रुपये|रुपए|रु\.?|\/-/gu;
const TO = /\s*(?:[-–—~]|\b(?:to|till)\b|(?<![\p{L}\p{M}])से(?![\p{L}\p{M}]))\s*/u;
const AMOUNT =
  /^(\d{1,3}(?:,\d{2,3})+|\d{1,3}(?: \d{2})* \d{3}|\d+)(\.\d+)?\s*(k|thousand|hazaar|hazar|हज़ार|हजार|lakhs?|lacs?|लाख)?$/u;

/**
 * Reads pay as people type it: `25000`, `₹25,000`, `25k`, `1.5 lakh`, `15-18k`, `20000 to 25000`, `25,000/month`, `₹800 a day`, in
 * the digits of any script.
 * @returns null for anything else, zero, a range that falls, or more than MAX_SALARY.
 */
export function readPay(text: string): TypedPay | null {
  const said = latinDigits(text)
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D\u2060\uFEFF]/g, "");
  const monthless = said.replaceAll(MONTH, " ");
  const plain = monthless.replaceAll(DAY, " ");
  const isDaily = plain !== monthless;
  // Both "a day" and "a month" say nothing.
  if (isDaily && monthless !== said) return null;
  const parts = plain.replaceAll(MONEY, " ").split(TO);
  const [first, last = first] = parts.map((part) => parseAmount(part.trim()));
  if (parts.length > 2 || !first || !last) return null;
  // "15-18k" are two thousands.
  const from = !first.unit && first.amount < 100 && last.amount >= 1_000 ? first.amount * 1_000 : first.amount;
  const range = { min: from, max: last.amount };
  const isPossible = range.min > 0 && range.min <= range.max && range.max <= MAX_SALARY;
  return isPossible ? { ...range, per: isDaily ? "day" : "month" } : null;
}

/** Reads pay a month as in `readPay()`. @returns null for anything else, also for pay a day. */
export function parseSalary(text: string): SalaryRange | null {
  const pay = readPay(text);
  return pay?.per === "month" ? { min: pay.min, max: pay.max } : null;
}

/** Pay a day as pay a month, in whole rupees. */
export const monthly = ({ min, max }: SalaryRange): SalaryRange => ({
  min: min * WORK_DAYS_A_MONTH,
  max: max * WORK_DAYS_A_MONTH,
});

/** Whether a month's pay is none to ask about. */
export const isUsualPay = ({ min, max }: SalaryRange): boolean => min >= USUAL_PAY.from && max <= USUAL_PAY.to;

/** The likely meaning of pay outside USUAL_PAY: thousands, a day's or a year's pay; null where nothing is likely. */
export function likelyPay({ min, max }: SalaryRange): SalaryRange | null {
  const factor = max > USUAL_PAY.to ? 1 / 12 : max < 100 ? 1_000 : WORK_DAYS_A_MONTH;
  const meant = { min: Math.round(min * factor), max: Math.round(max * factor) };
  return isUsualPay(meant) ? meant : null;
}

const UNITS: Record<string, number> = { l: 100_000, ल: 100_000 };

function parseAmount(text: string): { amount: number; unit: string | undefined } | null {
  const [, digits, fraction = "", unit] = AMOUNT.exec(text) ?? [];
  // "25.5" alone is no rupees.
  if (digits === undefined || (fraction && !unit)) return null;
  const factor = unit ? (UNITS[unit[0] ?? ""] ?? 1_000) : 1;
  return { amount: Math.round(Number(digits.replaceAll(/[, ]/g, "") + fraction) * factor), unit };
}

/** Pay in the notation of the HTTP interface: "25000", "20000-25000", or null when none was given. */
export const toSalaryText = (min: number | null, max: number | null): string | null => {
  if (min === null) return null;
  return max === null || max === min ? String(min) : `${min}-${max}`;
};
