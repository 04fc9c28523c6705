/** Everything that people are told about. Sentences live in messages/*.json under `notifications.kind`. */
export const NOTIFICATION_KINDS = [
  "shortlisted",
  "interview_set",
  "interview_proposed",
  "interview_moved",
  "interview_cancelled",
  // To the employer.
  "interview_picked",
  "other_time_asked",
  // Written by the database (tell_contact_added): a number is given in several ways.
  "contact_added",
  // To both (lib/domains/tidy/reminder-service.ts).
  "interview_day_before",
  "interview_two_hours",
  "accepted",
  "rejected",
  // Undecided when its job ended, and why; written by the database (end_applications).
  "closed_filled",
  "closed_expired",
  "closed_removed",
  "closed_deactivated",
  "closed_no_answer",
  // Ended with a job that is open again.
  "application_reopened",
  // To the employer, of applications that wait long for an answer (lib/domains/tidy/answer-service.ts).
  "answers_due",
  "application_received",
  // Written by the statement that deletes the application (lib/domains/applications/withdrawal-rows.ts).
  "application_withdrawn",
  "worker_cannot_come",
  // The work of someone hired, by the other side.
  "worker_left",
  "work_ended",
  // To the worker (lib/domains/tidy/promise-service.ts).
  "asked_started",
  "asked_paid",
  // To an employer who answers nobody (lib/domains/jobs/pause-service.ts).
  "jobs_paused",
  "saved_job_closing",
  // That a saved search finds (lib/domains/tidy/search-service.ts).
  "new_jobs",
  "job_expiring",
  "job_expired",
  "job_removed",
  // An admin's act on a job, and why, to its owner.
  "office_changed",
  "office_closed",
  "office_reopened",
  "office_held",
  "office_released",
  "account_deactivated",
  "account_reactivated",
  "account_verified",
  "number_confirmed",
  "password_changed",
  "password_recovered",
  "recovery_code_made",
  // One that works a day later, so that it can be stopped until then.
  "recovery_code_waits",
  "grievance_answered",
  // Of a report, to the person who sent it.
  "report_received",
  "report_decided",
  // To whom a decision costs something, and to the person who disagreed with one.
  "measure_taken",
  "appeal_decided",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** The subjects of notifications, for people who want to be told of some outside the page. */
export type NotificationTopic = "applications" | "jobs" | "account";

/** The topic of each kind: applications and what follows from them, the owner's jobs, the account. */
export const TOPIC_OF: Readonly<Record<NotificationKind, NotificationTopic>> = {
  shortlisted: "applications",
  interview_set: "applications",
  interview_proposed: "applications",
  interview_moved: "applications",
  interview_cancelled: "applications",
  interview_picked: "applications",
  other_time_asked: "applications",
  contact_added: "applications",
  interview_day_before: "applications",
  interview_two_hours: "applications",
  accepted: "applications",
  rejected: "applications",
  closed_filled: "applications",
  closed_expired: "applications",
  closed_removed: "applications",
  closed_deactivated: "applications",
  closed_no_answer: "applications",
  application_reopened: "applications",
  answers_due: "applications",
  application_received: "applications",
  application_withdrawn: "applications",
  worker_cannot_come: "applications",
  worker_left: "applications",
  work_ended: "applications",
  asked_started: "applications",
  asked_paid: "applications",
  jobs_paused: "jobs",
  saved_job_closing: "jobs",
  new_jobs: "jobs",
  job_expiring: "jobs",
  job_expired: "jobs",
  job_removed: "jobs",
  office_changed: "jobs",
  office_closed: "jobs",
  office_reopened: "jobs",
  office_held: "jobs",
  office_released: "jobs",
  account_deactivated: "account",
  account_reactivated: "account",
  account_verified: "account",
  number_confirmed: "account",
  password_changed: "account",
  password_recovered: "account",
  recovery_code_made: "account",
  recovery_code_waits: "account",
  grievance_answered: "account",
  report_received: "account",
  report_decided: "account",
  measure_taken: "account",
  appeal_decided: "account",
};
