/** Closed lists for admins. Labels live in messages/*.json under `options.<list>.<value>`. */

/** The actions in the audit log. Entries are never changed, so never rename or remove one. */
export const AUDIT_ACTIONS = [
  "user.create",
  "user.verify",
  "user.unverify",
  "user.confirm_phone",
  "user.unconfirm_phone",
  "user.deactivate",
  "user.reactivate",
  "user.reset_password",
  "user.recovery_code",
  "user.reset_second_factor",
  "user.view_contact",
  "user.view_history",
  "user.view_photo",
  "user.view_selfie",
  "user.view_voice_note",
  "job.create",
  "job.remove",
  "job.change",
  "job.close",
  "job.reopen",
  "job.hold",
  "job.release",
  "job.pass",
  "grievance.answer",
  "case.take",
  "case.propose",
  "case.decide",
  "export",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** The subject of an entry. An export concerns no single row, so its target is the admin who ran it. */
export const AUDIT_TARGET_TYPES = ["user", "job", "grievance", "case", "export"] as const;
export type AuditTargetType = (typeof AUDIT_TARGET_TYPES)[number];

/** The tables that can be downloaded in full. */
export const EXPORT_KINDS = ["users", "jobs", "applications"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/**
 * Facts that only an account and its owner know: asked of someone who forgot the password and whose account has no phone number.
 * Workers apply and save, employers post and hire, admins act; a fact is asked only if the account holds it.
 */
export const RECOVERY_FACTS = [
  "registered",
  "lastUse",
  "applied",
  "saved",
  "history",
  "place",
  "posted",
  "address",
  "hired",
  "email",
  "secondFactor",
  "lastAct",
] as const;
export type RecoveryFactKind = (typeof RECOVERY_FACTS)[number];

/** So many different ones must be right. */
export const FACTS_NEEDED = 3;

/** Number of days in the dashboard's chart. */
export const FIGURE_DAYS = 90;

/** The longest words of an admin to someone whose account is deactivated, in characters. */
export const DEACTIVATION_NOTE_MAX = 500;

/** The total of a list is counted up to this: beyond, it says that many and more. */
export const MOST_COUNTED = 9_999;

/** The dashboard counts what waits up to this. */
export const MOST_TO_DO = 99;

/** The newest entries of a user's history. */
export const HISTORY_MOST = 100;

/** The acts on applications that a user's history has. */
export const HISTORY_DECISIONS = [
  "submitted",
  "shortlisted",
  "accepted",
  "rejected",
  "interview_set",
  "interview_proposed",
  "interview_other_time",
  "interview_cancelled",
] as const;

/** The orders of the office's lists, each read from an index; the first is the usual one. */
export const USER_SORTS = ["date", "name"] as const;
export const JOB_SORTS = ["date", "title", "applications"] as const;
/** By status the newest of each status come first, in both directions. */
export const APPLICATION_SORTS = ["date", "status"] as const;

/** From so many open jobs on, a deactivation asks for the account's name, typed. */
export const TYPED_FROM = 6;

/** Jobs are new to be skimmed for so long. */
export const SKIM_HOURS = 24;

/** How many of them are loaded at a time. */
export const SKIM_PAGE = 50;
