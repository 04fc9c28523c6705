/** India has one time zone and no daylight saving time: a fixed offset is exact. */
const INDIA_OFFSET_MS = 5.5 * 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The moment at which the current day began in Asia/Kolkata: what "today" means in counts. */
export function startOfDayInIndia(now: Date = new Date()): Date {
  const local = now.getTime() + INDIA_OFFSET_MS;
  return new Date(Math.floor(local / DAY_MS) * DAY_MS - INDIA_OFFSET_MS);
}
