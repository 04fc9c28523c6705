import type { JobStatus } from "./options";

const NEXT: Record<JobStatus, readonly JobStatus[]> = {
  draft: ["open"],
  open: ["closed"],
  closed: ["open"],
};

/** Whether a position may go from one status to another: draft → open, open ⇄ closed (decisions.md). */
export const canMove = (from: JobStatus, to: JobStatus): boolean => NEXT[from].includes(to);

/** The statuses from which a position may go to the given one. */
export const statusesLeadingTo = (to: JobStatus): JobStatus[] =>
  (Object.keys(NEXT) as JobStatus[]).filter((from) => canMove(from, to));
