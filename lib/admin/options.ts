/** Closed lists of the admins' side. Labels live in messages/*.json under `options.<list>.<value>`. */

/** What the audit log tells of. Entries are never changed, so a name that is here once stays. */
export const AUDIT_ACTIONS = [
  "user.create",
  "user.verify",
  "user.unverify",
  "user.deactivate",
  "user.reset_password",
  "job.create",
  "job.remove",
  "export",
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What an entry is about. An export is about no row: its target is the admin who made it. */
export const AUDIT_TARGET_TYPES = ["user", "job", "export"] as const;
export type AuditTargetType = (typeof AUDIT_TARGET_TYPES)[number];

/** What can be downloaded whole. */
export const EXPORT_KINDS = ["users", "jobs", "applications"] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

/** Days that the dashboard's chart shows. */
export const FIGURE_DAYS = 90;
