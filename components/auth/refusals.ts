import type { ErrorCode } from "@/lib/platform/http/errors";

/** Refusals that next-auth brings back in the address, `/?error=deactivated`. */
export const REFUSALS = [
  ...(["deactivated", "wrong_credentials", "wrong_otp", "otp_required"] as const),
  ...(["wrong_family_seeker", "wrong_family_employer", "not_admin"] as const),
] satisfies ErrorCode[];

/** The texts that explain them. */
export const REFUSAL_TEXTS = REFUSALS.map((code) => `errors.${code}` as const);
