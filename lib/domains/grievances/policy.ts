import { DAY_MS, dayInIndia } from "@/lib/core/time";
import { ANSWER_DAYS, CALL_DAYS, type AnyKind } from "./options";

/** A grievance's number for people, with the year in India in which it came: KS-2026-000123. */
export const grievanceNumber = ({ number, createdAt }: { number: number; createdAt: Date }): string =>
  `KS-${dayInIndia(createdAt).slice(0, 4)}-${String(number).padStart(6, "0")}`;

/** The text of such a number, as an address may name it. */
export const isGrievanceNumber = (text: string): boolean => /^KS-\d{4}-\d{6,10}$/.test(text);

/** When we promise to have answered, or called. */
export const answerDue = ({ kind, createdAt }: { kind: AnyKind; createdAt: Date }): Date =>
  new Date(createdAt.getTime() + (kind === "password" ? CALL_DAYS : ANSWER_DAYS) * DAY_MS);
