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
  // To both (lib/tidy/reminder-service.ts).
  "interview_day_before",
  "interview_two_hours",
  "accepted",
  "rejected",
  // Undecided when its job ended; written by the database (end_applications).
  "closed",
  "application_received",
  // Written by the statement that deletes the application (lib/applications/withdrawal-rows.ts).
  "application_withdrawn",
  "worker_cannot_come",
  "job_expiring",
  "job_expired",
  "job_removed",
  "account_deactivated",
  "account_reactivated",
  "account_verified",
  "password_changed",
  "password_recovered",
  "recovery_code_made",
  "grievance_answered",
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
