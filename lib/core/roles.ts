/** The roles of accounts, and which of the three products each uses. Labels live in messages/*.json under `options.roles`. */

export const ROLES = ["worker", "service_provider", "employer", "client", "admin", "super_admin"] as const;
export type Role = (typeof ROLES)[number];

/** Roles open to registration; admins are created by `npm run admin:create` or by other admins. */
export const REGISTER_ROLES = ["worker", "service_provider", "employer", "client"] as const;
export type RegisterRole = (typeof REGISTER_ROLES)[number];

/** Which of the three products a role uses. */
const AUDIENCE_BY_ROLE = {
  worker: "worker",
  service_provider: "worker",
  employer: "employer",
  client: "employer",
  admin: "admin",
  super_admin: "admin",
} as const satisfies Record<Role, string>;
export type Audience = (typeof AUDIENCE_BY_ROLE)[Role];

export const audienceOf = (role: Role): Audience => AUDIENCE_BY_ROLE[role];

/** Whether an account may log in through a form set to another role: only within the same family of roles. */
export const isSameFamily = (account: Role, chosen: Role): boolean => audienceOf(account) === audienceOf(chosen);
