import { z } from "zod";
import { msg } from "@/lib/platform/http/validation";
import { addDays, dayInIndia, epochNow, momentInIndia } from "@/lib/core/time";
import { PLANNING_DAYS } from "./options";

// Any other year is a typing mistake, and PostgreSQL has no year 0.
const isInThisCentury = (date: Date | null): boolean =>
  date === null || (date.getUTCFullYear() >= 2000 && date.getUTCFullYear() < 2100);

/** A day such as 2026-11-21; an empty field becomes null. */
export const day = z
  .union([z.literal(""), z.iso.date(msg("dateFormat"))])
  .nullish()
  .transform((value) => (value ? new Date(`${value}T00:00:00Z`) : null))
  .refine(isInThisCentury, msg("dateFormat"));

/** A point in time, ISO 8601 with offset. */
export const moment = z.iso
  .datetime({ offset: true, error: msg("dateFormat") })
  .transform((value) => new Date(value))
  .refine(isInThisCentury, msg("dateFormat"));

/** Whether a moment is not over. One picked a minute ago may begin this minute. */
export const isNotOver = (date: Date | null | undefined): boolean => !date || date.getTime() > epochNow() - 60_000;

/** Whether a day is not over in India. */
export const isNotPastDay = (date: Date | null): boolean => !date || date.toISOString().slice(0, 10) >= dayInIndia();

/** Whether a date is within the next year. */
export const isPlannable = (date: Date | null | undefined): boolean =>
  !date || dayInIndia(date) <= addDays(dayInIndia(), PLANNING_DAYS);

/** The value of a datetime-local field, meant as Indian time; an empty field becomes null. */
export const localMoment = z
  .union([z.literal(""), z.iso.datetime({ local: true, error: msg("dateFormat") })])
  .transform((value) => (value ? momentInIndia(value) : null))
  .refine(isNotOver, msg("datePast"))
  .refine(isPlannable, msg("dateTooFar"));
