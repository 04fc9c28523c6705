import { readHours, type Hours } from "./read";

/** A pause within the hours: it moves neither the beginning nor the end. */
const PAUSE =
  /^(?:with )?(?:(?:tea|lunch|dinner|chai)(?: break)? at \d{1,2}(?:[:.]\d{2})?|(?:an?|one|two|half an|1|2) hours?['’]? (?:rest|break|lunch)(?: (?:after|for|at) lunch)?|(?:tea|lunch) break)$/i;

/**
 * Reads typed hours of work. If all that follows them is a pause ("9 AM - 6:30 PM, tea at 4"), a card needs the hours alone;
 * `more` is the pause as typed, for the job's page.
 */
export function readShift(typed: string | null): { hours: Hours | null; more: string | null } {
  const whole = readHours(typed);
  const comma = typed?.indexOf(",") ?? -1;
  if (whole || typed === null || comma < 0) return { hours: whole, more: null };
  const more = typed.slice(comma + 1).trim();
  const hours = PAUSE.test(more) ? readHours(typed.slice(0, comma)) : null;
  return { hours, more: hours ? more : null };
}
