import { DAY_MS, dayInIndia } from "@/lib/core/time";
import { ANSWER_DAYS } from "./options";

/** A grievance's number for people, with the year in India in which it came: KS-2026-000123. */
export const grievanceNumber = ({ number, createdAt }: { number: number; createdAt: Date }): string =>
  `KS-${dayInIndia(createdAt).slice(0, 4)}-${String(number).padStart(6, "0")}`;

/** When we promise to have answered. */
export const answerDue = (createdAt: Date): Date => new Date(createdAt.getTime() + ANSWER_DAYS * DAY_MS);
