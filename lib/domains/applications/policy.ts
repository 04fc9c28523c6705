import { keysOf } from "@/lib/core/objects";
import type { ApplicationStatus } from "./options";

const NEXT: Record<ApplicationStatus, readonly ApplicationStatus[]> = {
  pending: ["shortlisted", "accepted", "rejected"],
  shortlisted: ["accepted", "rejected"],
  accepted: [],
  rejected: [],
  // With its job, unless its owner only closed it (a trigger of the database); brought back with it too.
  closed: [],
};

/** Whether an application may change from one status to another; accepted, rejected and closed are final (specification). */
export const canDecide = (from: ApplicationStatus, to: ApplicationStatus): boolean => NEXT[from].includes(to);

/** The statuses from which an application may change to the given one. */
export const statusesLeadingTo = (to: ApplicationStatus): ApplicationStatus[] =>
  keysOf(NEXT).filter((from) => canDecide(from, to));

/** While an application has one of these, it may have an interview. */
export const INTERVIEW_STATUSES: ApplicationStatus[] = ["shortlisted", "accepted"];

/** Whether its interview is to be shown and kept. */
export const mayMeet = (status: ApplicationStatus): boolean => INTERVIEW_STATUSES.includes(status);

/** While an application has one of these, it waits for a decision. */
export const UNDECIDED_STATUSES: ApplicationStatus[] = ["pending", "shortlisted"];

export const isUndecided = (status: ApplicationStatus): boolean => UNDECIDED_STATUSES.includes(status);

/** Whether the job's owner may propose times for an interview: that shortlists an undecided applicant. */
export const mayInvite = (status: ApplicationStatus): boolean => status === "pending" || mayMeet(status);

/** While an application has one of these, the job's owner may ask for the applicant's phone number. */
export const CONTACT_STATUSES: ApplicationStatus[] = ["shortlisted", "accepted"];

/** Whether the job's owner may ask for the applicant's phone number: from shortlisting on. */
export const mayAskContact = (status: ApplicationStatus): boolean => CONTACT_STATUSES.includes(status);

/** While an application has one of these, its worker may withdraw it. */
export const WITHDRAWABLE_STATUSES: ApplicationStatus[] = ["pending", "shortlisted", "accepted"];

/** Whether its worker may withdraw an application while it has this status. */
export const mayWithdraw = (status: ApplicationStatus): boolean => WITHDRAWABLE_STATUSES.includes(status);

/** Whether the worker's list offers it: after acceptance only the application's own page does. */
export const isWithdrawnFromList = (status: ApplicationStatus): boolean =>
  status === "pending" || status === "shortlisted";

/** In place of the answers that the employer may not see. */
export const NO_ANSWERS = {
  start_date: null,
  interview_date: null,
  interview: null,
  gender: null,
  experience: null,
  shift: null,
} as const;

/** In place of how the applicant fits, and the employer's own note. */
export const NOT_JUDGED = { fit: null, distance_km: null, private_note: null } as const;

/** In place of the person that the employer may not see. */
export const NO_PERSON = {
  profile_image: null,
  voice_note: null,
  voice_seconds: null,
  worker: null,
  worker_profile: null,
} as const;
