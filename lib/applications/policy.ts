import { keysOf } from "@/lib/objects";
import type { ApplicationStatus } from "./options";

const NEXT: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ["shortlisted", "accepted", "rejected"],
  shortlisted: ["accepted", "rejected"],
  accepted: [],
  rejected: [],
};

/** Whether an application may change from one status to another; accepted and rejected are final (decisions.md). */
export const canDecide = (from: ApplicationStatus, to: ApplicationStatus): boolean => NEXT[from].includes(to);

/** The statuses from which an application may change to the given one. */
export const statusesLeadingTo = (to: ApplicationStatus): ApplicationStatus[] =>
  keysOf(NEXT).filter((from) => canDecide(from, to));
