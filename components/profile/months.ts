const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The month of a day, for a month picker; an incomplete value stays as it is. */
export const monthOf = (day: string): string => (DAY.test(day) ? day.slice(0, 7) : day);

/** The first or last day of a month, so that a job within one month starts before it ends. */
export function dayOf(month: string, isEnd: boolean): string {
  const [, year, number] = MONTH.exec(month) ?? [];
  if (!year || !number) return month;
  const day = isEnd ? new Date(Date.UTC(Number(year), Number(number), 0)).getUTCDate() : 1;
  return `${month}-${String(day).padStart(2, "0")}`;
}
