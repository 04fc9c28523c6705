import "server-only";
import type { ApplicationStatus } from "./options";
import { isUndecided } from "./policy";

/** A date that has no time, as `2026-11-21`. */
export const toDay = (date: Date): string => date.toISOString().slice(0, 10);

type Row = {
  status: ApplicationStatus;
  untoldStatus: ApplicationStatus | null;
  untoldStart: Date | null;
  toldAt: Date | null;
  job: { untoldEnd: string | null; toldAt: Date | null };
};

/** The part of an application that its job's owner sees of an act that can still be taken back (told-service.ts). @param withStart whether of the first day. */
export function toUntold(row: Row, withStart: boolean) {
  if (row.untoldStatus !== null)
    return {
      status: row.untoldStatus,
      told_at: row.toldAt?.toISOString() ?? null,
      ...(withStart && row.untoldStart ? { start_date: toDay(row.untoldStart) } : {}),
    };
  const isEnding = row.job.untoldEnd !== null && isUndecided(row.status);
  return isEnding
    ? { status: "closed" as const, closed_reason: "filled" as const, told_at: row.job.toldAt?.toISOString() ?? null }
    : {};
}
