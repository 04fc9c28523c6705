/** Closed lists for applications. */

export const APPLICATION_STATUSES = ["pending", "shortlisted", "accepted", "rejected", "closed"] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const APPLICATION_EVENT_TYPES = [
  "submitted",
  "shortlisted",
  "accepted",
  "rejected",
  "interview_set",
  "closed",
  "interview_proposed",
  "interview_other_time",
  "interview_cancelled",
] as const;
export type ApplicationEventType = (typeof APPLICATION_EVENT_TYPES)[number];

/** Which of the two said that the work has ended. */
export const WORK_ENDERS = ["worker", "employer"] as const;
export type WorkEnder = (typeof WORK_ENDERS)[number];

/** How much of an applicant the employer sees. */
export const SHOWN = ["person", "answers", "nothing"] as const;
