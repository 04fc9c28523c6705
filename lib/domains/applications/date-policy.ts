import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { isNotPastDay } from "./date-schema";

/**
 * The first day that an application names, null for any.
 * @param isLate whether the browser kept the application until there was network: a day that passed meanwhile is any day.
 * @throws AppError invalid if the day was over when it was written.
 */
export function firstDayOf({ start_date: day }: { start_date: Date | null }, isLate: boolean): Date | null {
  if (isNotPastDay(day)) return day;
  if (isLate) return null;
  throw new AppError("invalid", { fields: { start_date: [msg("dayPast")] } });
}
