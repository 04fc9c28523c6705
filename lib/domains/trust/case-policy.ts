import { dayInIndia } from "@/lib/core/time";

/** A case's number for people, with the year in India in which it came: KS-2026-000123. */
export const caseNumber = ({ number, createdAt }: { number: number; createdAt: Date }): string =>
  `KS-${dayInIndia(createdAt).slice(0, 4)}-${String(number).padStart(6, "0")}`;

/** The text of such a number, as an address may name it. */
export const isCaseNumber = (text: string): boolean => /^KS-\d{4}-\d{6,10}$/.test(text);
