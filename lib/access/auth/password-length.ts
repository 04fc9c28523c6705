import type { Audience } from "@/lib/core/roles";

/** Password length in characters: 6 is from the specification, 128 bounds the cost of hashing. */
export const PASSWORD_LENGTH = { min: 6, max: 128 } as const;

/** Admins see everyone's data, so theirs are longer (specification, Passwords). */
export const ADMIN_PASSWORD_MIN = 12;

/** The fewest characters of a new password. */
export const passwordMin = (audience: Audience): number =>
  audience === "admin" ? ADMIN_PASSWORD_MIN : PASSWORD_LENGTH.min;
