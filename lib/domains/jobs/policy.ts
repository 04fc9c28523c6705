import type { SalaryRange } from "@/lib/core/salary";
import { DAY_MS, epochNow } from "@/lib/core/time";
import { KEEPING_REASONS, type JobStatus } from "./options";

/** A row's status as it is answered, and beside it whether the job is being checked. */
export const shownStatus = (status: JobStatus | "held"): { status: JobStatus; review: "held" | null } =>
  status === "held" ? { status: "open", review: "held" } : { status, review: null };

const NEXT: Record<JobStatus, readonly JobStatus[]> = {
  draft: ["open"],
  open: ["closed"],
  closed: ["open"],
};

/** Fewer others say nothing about what is usual. */
const ENOUGH_TO_COMPARE = 10;

/** Whether so many others pay that something can be said. */
export const isEnough = (others: readonly SalaryRange[]): boolean => others.length >= ENOUGH_TO_COMPARE;

/** Whether a pay is more than twice the upper quarter of what others pay. */
export const tooMuch = (pay: number, others: readonly SalaryRange[]): boolean =>
  isEnough(others) &&
  pay >
    2 *
      at(
        0.75,
        others.map(({ max }) => max),
      );

/** Between which pays the middle half of others pays, in hundreds of rupees; null where too few say it. */
export function middleHalf(others: readonly SalaryRange[]): SalaryRange | null {
  if (!isEnough(others)) return null;
  const middles = others.map((pay) => (pay.min + pay.max) / 2);
  const inHundreds = (share: number) => Math.round(at(share, middles) / 100) * 100;
  return { min: inHundreds(0.25), max: inHundreds(0.75) };
}

/** The value that a share of all are below; there is one at least. */
const at = (share: number, values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!;

/** Whether workers are told of a background check: one of which nobody says what is checked tells them nothing. */
export const isCheckShown = (job: {
  backgroundCheckRequired: boolean;
  backgroundCheckTypes?: readonly string[];
}): boolean => job.backgroundCheckRequired && (job.backgroundCheckTypes ?? []).length > 0;

/** Whether a job may change from one status to another: draft → open, open ⇄ closed (specification). */
export const canMove = (from: JobStatus, to: JobStatus): boolean => NEXT[from].includes(to);

/** Whether a job may be said to be filled: an open one, and one that was only closed or paused. */
export const canFill = (job: { status: JobStatus; closed_reason: string | null }): boolean =>
  job.status === "open" || KEEPING_REASONS.some((reason) => reason === job.closed_reason);

/** The days within which opening a filled job brings back those whom it ended. */
export const BACK_DAYS = 7;

/**
 * The days for which a job stays open, and after which its owner is asked whether to keep it open: as in
 * lib/platform/retention/rules.ts, which is too long for browsers. The trigger note_job_end() has the first one too.
 */
export const OPEN_DAYS = 30;
export const ASKED_AFTER_DAYS = 25;

/** The end of the time for which a job stays open that is opened or renewed at a moment. */
export const openUntilFrom = (at: Date): Date => new Date(at.getTime() + OPEN_DAYS * DAY_MS);

/** Whether its owner is asked about an open job. */
export const isExpiring = (openUntil: Date, now = new Date()): boolean =>
  openUntil.getTime() - now.getTime() <= (OPEN_DAYS - ASKED_AFTER_DAYS) * DAY_MS;

/** Whether an account is in its first week, in which it may have fewer open jobs. */
export const isNewAccount = (createdAt: Date, now = epochNow()): boolean => now - createdAt.getTime() < 7 * DAY_MS;

/**
 * In place of the texts that every job has, once its employer has deleted the account. Nobody can type it as a location,
 * which has at least two characters.
 */
export const UNSAID = "–";

/** Whether a job's employer has deleted the account: only the kind of work and the pay are left. */
export const isGivenUp = ({ location }: { location: string }): boolean => location === UNSAID;
