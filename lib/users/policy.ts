import { COMMON_PASSWORDS } from "./password-options";
import { AUDIENCE_BY_ROLE, type Audience, type Role } from "./options";

/** Password length in characters: 6 is from the specification, 128 bounds the cost of hashing. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Whether a password is on the list of the most common ones, ignoring case. */
export const isCommonPassword = (password: string): boolean => COMMON_PASSWORDS.has(password.toLowerCase());

/** Which of the three products a role uses. */
export const audienceOf = (role: Role): Audience => AUDIENCE_BY_ROLE[role];

/** Whether an account may log in through a form set to another role: only within the same family of roles. */
export const isSameFamily = (account: Role, chosen: Role): boolean => audienceOf(account) === audienceOf(chosen);
