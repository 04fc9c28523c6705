import { audienceOf, type Role } from "@/lib/core/roles";

/** Steps without which an account may do nothing else. */
export const FIRST_STEPS = ["change_password", "set_up_second_factor", "agree_again"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

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
 * again; someone who was never asked does not, as far as calls go (specification, Age and consent in calls).
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
