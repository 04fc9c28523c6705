/** Everything that people are told about. Sentences live in messages/*.json under `notifications.kind`. */
export const NOTIFICATION_KINDS = [
  "shortlisted",
  "interview_set",
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
