import { presentVersion } from "@/lib/language/notices/versions";

/** Closed lists of account values. Labels live in messages/*.json under `options.<list>.<value>`. */

export const ROLES = ["worker", "service_provider", "employer", "client", "admin", "super_admin"] as const;
export type Role = (typeof ROLES)[number];

/** Steps without which an account may do nothing else. */
export const FIRST_STEPS = ["change_password", "set_up_second_factor", "agree_again"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** Roles open to registration; admins are created by `npm run admin:create` or by other admins. */
export const REGISTER_ROLES = ["worker", "service_provider", "employer", "client"] as const;
export type RegisterRole = (typeof REGISTER_ROLES)[number];

/** Which of the three products a role uses. */
export const AUDIENCE_BY_ROLE = {
  worker: "worker",
  service_provider: "worker",
  employer: "employer",
  client: "employer",
  admin: "admin",
  super_admin: "admin",
} as const satisfies Record<Role, string>;
export type Audience = (typeof AUDIENCE_BY_ROLE)[Role];

/** Why an account was deactivated, as its owner is told. */
export const DEACTIVATION_REASONS = [
  "asked_money",
  "false_details",
  "bad_conduct",
  "spam",
  "own_wish",
  "other",
] as const;
export type DeactivationReason = (typeof DEACTIVATION_REASONS)[number];

export const REGIONS = ["maharashtra", "delhi", "gujarat", "karnataka", "tamil_nadu"] as const;
export type Region = (typeof REGIONS)[number];

/** The language most people read in a region: suggested at registration, never preselected. */
export const LANGUAGE_BY_REGION = {
  maharashtra: "mr",
  delhi: "hi",
  gujarat: "gu",
  karnataka: "kn",
  tamil_nadu: "ta",
} as const satisfies Record<Region, string>;

/**
 * The texts that users agree to: the notice about their data, the terms of applying for a job, and what the employer
 * will see of the applicant.
 */
export type ConsentKind = "notice" | "terms" | "sharing";

/**
 * The version of each text. A changed text gets a later date, and everyone is asked again. The forms show a summary of
 * the notice and of the terms, which have the versions of the whole texts (lib/language/notices).
 */
export const CONSENT_VERSIONS = {
  notice: presentVersion("privacy"),
  terms: presentVersion("terms"),
  sharing: "2026-11-25",
} as const satisfies Record<ConsentKind, string>;
