/** Pay as people type it and as the HTTP interface writes it: whole rupees a month, one amount or a range. */

/** Highest accepted amount in rupees a month: above it, a typing error is likelier than real pay. */
export const MAX_SALARY = 10_000_000;

export type SalaryRange = { min: number; max: number };

const AMOUNT = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})+|\d+)$/i;

/**
 * Reads `25000`, `25,000`, `₹25,000` or a range `20000-25000` (decisions.md, Salary).
 * @returns rupees a month with min ≤ max, or null for anything else, zero, or more than MAX_SALARY.
 */
export function parseSalary(text: string): SalaryRange | null {
  const parts = text.split(/[-–—]/);
  if (parts.length > 2) return null;
  const amounts = parts.map(parseAmount);
  const [min, max = min] = amounts;
  if (min === null || max === null || min === undefined || max === undefined) return null;
  return min <= max ? { min, max } : null;
}

function parseAmount(text: string): number | null {
  const digits = AMOUNT.exec(text.trim())?.[1]?.replaceAll(",", "");
  const amount = Number(digits);
  return digits !== undefined && amount > 0 && amount <= MAX_SALARY ? amount : null;
}

/** Pay in the notation of the HTTP interface: "25000", "20000-25000", or null when none was given. */
export const toSalaryText = (min: number | null, max: number | null): string | null => {
  if (min === null) return null;
  return max === null || max === min ? String(min) : `${min}-${max}`;
};
