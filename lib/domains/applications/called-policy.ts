import { isGivenUp } from "@/lib/domains/jobs/policy";
import { addDays, DAY_MS, dayInIndia } from "@/lib/core/time";
import type { ApplicationStatus } from "./options";
import type { Application } from "./types";

/** An application's dates: the first day of work, and the time of the interview. */
export type CalledDates = { start: Date | null; interview: Date | null };

/** The same of an application as it is sent. */
export const datesOf = ({
  start_date: start,
  interview_date: interview,
}: Pick<Application, "start_date" | "interview_date">): CalledDates => ({
  start: start === null ? null : new Date(`${start}T00:00:00Z`),
  interview: interview === null ? null : new Date(interview),
});

// Without a first day, this long after the employer accepted, or the worker asked for another time.
const DAYS_WITHOUT_DAY = 14;
// The interview is going on, or the worker is on the way.
const INTERVIEW_MS = 3 * 3_600_000;

/**
 * Whether the application's own page begins with the card: accepted, or invited to an interview, also a past one. After
 * an employer who has deleted the account there is nobody to call and nowhere to go.
 */
export const isCalled = ({ status, interview, interview_date: time, job }: Application): boolean =>
  !isGivenUp(job) &&
  (status === "accepted" ||
    (status === "shortlisted" &&
      (time !== null || interview?.state === "proposed" || interview?.state === "other_asked")));

/** Whether the next step is the employer's: the worker has asked for another time. */
export const waitsForTime = ({ status, interview }: { status: string; interview: { state: string } | null }): boolean =>
  status === "shortlisted" && interview?.state === "other_asked";

/** From when on something counts as ahead of the worker, or as only just over. */
export const aheadSince = (now = new Date()) => ({
  /** The first day of work: still shown on the day after. */
  start: new Date(`${addDays(dayInIndia(now), -1)}T00:00:00Z`),
  undated: new Date(now.getTime() - DAYS_WITHOUT_DAY * DAY_MS),
  interview: new Date(now.getTime() - INTERVIEW_MS),
});

/**
 * The next appointment that is worth a place in the phone's calendar: the interview, or else the first day of work; null
 * if both are over or not set.
 */
export function nextAppointment(
  status: ApplicationStatus,
  { start, interview }: CalledDates,
  now = new Date(),
): { kind: "interview" | "start"; at: Date } | null {
  if (status !== "shortlisted" && status !== "accepted") return null;
  const ahead = aheadSince(now);
  if (interview && interview > ahead.interview) return { kind: "interview", at: interview };
  // Before acceptance the day is only the one from which the worker could come.
  return status === "accepted" && start && start >= ahead.start ? { kind: "start", at: start } : null;
}

/**
 * Where the way leads to, as typed: the place of the interview while that is what comes next, else the job's address; null if
 * neither is known.
 */
export function wayTo(application: Application, address: string | null): string | null {
  const { status, interview } = application;
  const isMeetingNext = status !== "accepted" || nextAppointment(status, datesOf(application))?.kind === "interview";
  const place = isMeetingNext ? interview?.place : undefined;
  return place ?? address;
}

/**
 * Where a map finds the way to: people leave the town out of an address in it, as "12 MG Road", which many towns have.
 * @param typed the address as typed, or null. @param town as maps know it.
 */
export function addressForMaps(typed: string | null, town: string): string {
  if (typed === null) return town;
  const known = typed.toLowerCase();
  // A job's place is a city, or a locality of one: "Baner, Pune", "Pune (Baner)".
  const names = town.toLowerCase().split(/[(),]/);
  return names.some((name) => name.trim() !== "" && known.includes(name.trim())) ? typed : `${typed}, ${town}`;
}
