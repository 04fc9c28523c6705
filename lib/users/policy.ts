import { COMMON_PASSWORDS } from "./common-passwords";
import { AUDIENCE_BY_ROLE, type Audience, type Role } from "./options";

/** The length of passwords in characters: 6 is the specification's, 128 keeps hashing bounded. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Whether a password is among those that are guessed first. */
export const isCommonPassword = (password: string): boolean => COMMON_PASSWORDS.has(password.toLowerCase());

/** Which of the three products a role uses. */
export const audienceOf = (role: Role): Audience => AUDIENCE_BY_ROLE[role];

/** Whether an account may come in through a form that was set to another role: only within the same family. */
export const isSameFamily = (account: Role, chosen: Role): boolean => audienceOf(account) === audienceOf(chosen);
