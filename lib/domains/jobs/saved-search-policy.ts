import { addDays, dayInIndia, HOUR_MS, startOfDayInIndia } from "@/lib/core/time";

/** Searches of which a worker may be told at a time. */
export const MAX_SEARCHES = 5;

/** New jobs are looked for once a day, between these hours in Asia/Kolkata: nobody is woken. */
const FROM_HOUR = 8;
const TO_HOUR = 11;

/** When a worker's searches are looked at next: tomorrow morning. @param chance from 0 to 1: all are spread over the hours. */
export function nextLook(now: Date, chance = Math.random()): Date {
  const tomorrow = startOfDayInIndia(addDays(dayInIndia(now), 1)).getTime();
  return new Date(tomorrow + (FROM_HOUR + chance * (TO_HOUR - FROM_HOUR)) * HOUR_MS);
}
