import { DAY_MS } from "@/lib/core/time";

/** So many people hold a job, each with an account at least this old, within so many days. */
export const HOLDING_REPORTS = 3;
const HOLDING_ACCOUNT_DAYS = 3;
export const HOLDING_WITHIN_DAYS = 7;

/** A report, as far as it counts towards holding a job. */
export type CountedReport = {
  topic: string | null;
  reporterId: string | null;
  deviceMark: string | null;
  addressMark: string | null;
  createdAt: Date;
  /** When the reporter's account was made. */
  accountSince: Date;
  hasOpenedJob: boolean;
};

/**
 * The reports that count: of accounts old enough that opened the job, one for each person, device and address, and none for
 * what an admin has found to be fine.
 * @param fine topics that an admin has decided are no fault of this job.
 */
export function countingReports(
  reports: readonly CountedReport[],
  fine: ReadonlySet<string>,
  now: Date,
): readonly CountedReport[] {
  const since = now.getTime() - HOLDING_WITHIN_DAYS * DAY_MS;
  const seen = new Set<string>();
  return reports.filter(({ topic, reporterId, deviceMark, addressMark, createdAt, accountSince, hasOpenedJob }) => {
    if (!hasOpenedJob || reporterId === null || fine.has(topic ?? "") || createdAt.getTime() < since) return false;
    if (createdAt.getTime() - accountSince.getTime() < HOLDING_ACCOUNT_DAYS * DAY_MS) return false;
    const marks = [reporterId, deviceMark, addressMark].filter((mark) => mark !== null);
    if (marks.some((mark) => seen.has(mark))) return false;
    for (const mark of marks) seen.add(mark);
    return true;
  });
}
