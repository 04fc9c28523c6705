import { DAY_MINUTES, type Hours } from "./read";
import { readShift } from "./shift";
import { readWorkWeek, type WorkWeek } from "./week";
import { WEEKDAYS } from "./weekdays";

const WEEKS_A_MONTH = 52 / 12;
/** Longer days are time at the place of work, not hours of work. */
const LONGEST_DAY = 14 * 60;

/** Hours of work in a month, from typed hours and working days; null if either cannot be read, or of somebody who lives in. */
export function hoursAMonth(shift: string, workingDays: string): number | null {
  const { spans } = readShift(shift);
  const week = readWorkWeek(workingDays);
  const days = week && daysAWeek(week);
  const minutes = spans?.reduce((sum, span) => sum + lengthOf(span), 0) ?? 0;
  if (!days || minutes === 0 || minutes > LONGEST_DAY) return null;
  return (minutes / 60) * days * WEEKS_A_MONTH;
}

const lengthOf = ({ from, to }: Hours): number => (to > from ? to - from : to + DAY_MINUTES - from);

function daysAWeek({ days, off }: WorkWeek): number | null {
  const all = countOf(days);
  return all === 7 && off !== null ? 6 : all;
}

function countOf(days: WorkWeek["days"]): number | null {
  if ("count" in days) return days.count;
  if ("allBut" in days) return 6;
  if ("named" in days)
    return { everyDay: 7, alternateDays: 3.5, alternateNights: 3.5, sundaysAndFestivals: null }[days.named];
  if ("days" in days) return days.days.length;
  return ((WEEKDAYS.indexOf(days.to) - WEEKDAYS.indexOf(days.from) + 7) % 7) + 1;
}
