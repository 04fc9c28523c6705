import { keysOf } from "@/lib/core/objects";

/** The subjects of notifications, for people who want to be told of some outside the page. */
export type NotificationTopic = "applications" | "jobs" | "account";

/**
 * Everything that people are told about, with its topic: applications and what follows from them, the owner's jobs, the account.
 * Sentences live in messages/*.json under `notifications.kind`. A comment is of one kind, unless it says of how many.
 */
export const TOPIC_OF = {
  shortlisted: "applications",
  interview_set: "applications",
  interview_proposed: "applications",
  interview_moved: "applications",
  interview_cancelled: "applications",
  // Both to the employer.
  interview_picked: "applications",
  other_time_asked: "applications",
  // Written by the database (tell_contact_added): a number is given in several ways.
  contact_added: "applications",
  // Both to worker and employer (lib/domains/tidy/reminder-service.ts).
  interview_day_before: "applications",
  interview_two_hours: "applications",
  accepted: "applications",
  rejected: "applications",
  // All five of an application that ended undecided, and why; written by the database (end_applications), the last by
  // lib/domains/tidy/answer-service.ts too.
  closed_filled: "applications",
  closed_expired: "applications",
  closed_removed: "applications",
  closed_deactivated: "applications",
  closed_no_answer: "applications",
  // Of an application that had ended with a job, which is open again.
  application_reopened: "applications",
  // To the employer, of applications that wait long for an answer (lib/domains/tidy/answer-service.ts).
  answers_due: "applications",
  application_received: "applications",
  // Written by the statement that deletes the application (lib/domains/applications/withdrawal-rows.ts).
  application_withdrawn: "applications",
  worker_cannot_come: "applications",
  // Both of the work of someone hired, by the other side.
  worker_left: "applications",
  work_ended: "applications",
  // Both to the worker (lib/domains/tidy/promise-service.ts).
  asked_started: "applications",
  asked_paid: "applications",
  // To an employer who answers nobody (lib/domains/jobs/pause-service.ts).
  jobs_paused: "jobs",
  saved_job_closing: "jobs",
  // Of jobs that a saved search finds (lib/domains/tidy/search-service.ts).
  new_jobs: "jobs",
  job_expiring: "jobs",
  job_expired: "jobs",
  job_removed: "jobs",
  // All five of an admin's act on a job, and why, to its owner.
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
  // Of a code that works a day later, so that it can be stopped until then.
  recovery_code_waits: "account",
  grievance_answered: "account",
  // Both of a report, to the person who sent it.
  report_received: "account",
  report_decided: "account",
  // To the account that a decision costs something.
  measure_taken: "account",
  // To the person who disagreed with a decision.
  appeal_decided: "account",
} as const satisfies Record<string, NotificationTopic>;
export type NotificationKind = keyof typeof TOPIC_OF;

export const NOTIFICATION_KINDS = keysOf(TOPIC_OF);
