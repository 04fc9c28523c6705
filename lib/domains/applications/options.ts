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
  "reopened",
] as const;
export type ApplicationEventType = (typeof APPLICATION_EVENT_TYPES)[number];

/** Why an application ended as `closed`: as its job did, or because its employer gave no answer (tidy/answer-service.ts). */
export const APPLICATION_ENDS = ["filled", "expired", "removed", "deactivated", "no_answer"] as const;
export type ApplicationEnd = (typeof APPLICATION_ENDS)[number];

/** Questions to a worker about a job that they got: the day after its first day, and 35 days after. */
export const PROMISE_QUESTIONS = ["started", "paid"] as const;
export type PromiseQuestion = (typeof PROMISE_QUESTIONS)[number];

/** Events of an employer's record. */
export type EmployerEvent = "no_answer";

/** Which of the two said that the work has ended. */
export const WORK_ENDERS = ["worker", "employer"] as const;
export type WorkEnder = (typeof WORK_ENDERS)[number];

/** How much of an applicant the employer sees. */
export const SHOWN = ["person", "answers", "nothing"] as const;

/** The aspects by which applicants are compared, in the order in which they are named. */
export const FIT_ASPECTS = ["place", "pay", "hours", "experience", "languages"] as const;
export type FitAspect = (typeof FIT_ASPECTS)[number];

/** The orders of an employer's list of applicants. */
export const APPLICANT_SORTS = ["newest", "fit", "nearest", "pay"] as const;
export type ApplicantSort = (typeof APPLICANT_SORTS)[number];

/** The kind reasons of a rejection, which the worker reads in their own language. */
export const REJECTION_REASONS = ["someone_else", "too_far", "pay", "hours", "experience", "other_skills"] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** So many applications may be decided on in one call. */
export const MOST_DECIDED_AT_ONCE = 50;

/** Longest note about an application in characters, as in the database. */
export const NOTE_MAX = 2000;

/** How far ahead an interview or start date may be, in days; anything later is a typing mistake. */
export const PLANNING_DAYS = 365;
