import { AUDIENCE_BY_ROLE, type Audience, type FirstStep, type Role } from "./options";

/** Password length in characters: 6 is from the specification, 128 bounds the cost of hashing. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Admins see everyone's data, so theirs are longer (decisions.md, Passwords). */
export const ADMIN_PASSWORD_MIN = 12;

/** The fewest characters of a new password. */
export const passwordMin = (audience: Audience): number =>
  audience === "admin" ? ADMIN_PASSWORD_MIN : PASSWORD_LENGTH.min;

type StepsAccount = {
  role: Role;
  mustChangePassword: boolean;
  hasSecondFactor: boolean;
  isDemo: boolean;
  hasWithdrawn: boolean;
};

/**
 * The steps that an account must take before anything else, in order. Admins need a second factor, except those of the
 * demo data while only this computer reaches the server. Someone who took back the agreement to the notice has to agree
 * again; someone who was never asked does not, as far as calls go (decisions.md, Age and consent in calls).
 */
export const firstStepsOf = (
  { role, mustChangePassword, hasSecondFactor, isDemo, hasWithdrawn }: StepsAccount,
  { isLocalOnly }: { isLocalOnly: boolean },
): readonly FirstStep[] => [
  ...(mustChangePassword ? (["change_password"] as const) : []),
  ...(audienceOf(role) === "admin" && !hasSecondFactor && !(isDemo && isLocalOnly)
    ? (["set_up_second_factor"] as const)
    : []),
  ...(hasWithdrawn ? (["agree_again"] as const) : []),
];

/** Whether someone with these steps to take may read their own data: agreeing again is no condition of that. */
export const mayReadOwnData = (mustDo: readonly FirstStep[]): boolean => mustDo.every((step) => step === "agree_again");

/** Which of the three products a role uses. */
export const audienceOf = (role: Role): Audience => AUDIENCE_BY_ROLE[role];

/** Whether an account may log in through a form set to another role: only within the same family of roles. */
export const isSameFamily = (account: Role, chosen: Role): boolean => audienceOf(account) === audienceOf(chosen);
