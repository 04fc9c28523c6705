import type { Audience } from "@/lib/core/roles";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a session lasts in all, how long unused, and how often its use is written down; in seconds. */
export type Lifetime = { readonly total: number; readonly unused: number; readonly grain: number };

/** For how long a typed password counts as proof that its owner is at the keyboard, in seconds. */
export const PASSWORD_RECENT = 10 * MINUTE;

/** Admins see everyone's data, so their sessions are short (specification, Sessions). */
export const LIFETIMES: Readonly<Record<Audience, Lifetime>> = {
  worker: { total: 90 * DAY, unused: 30 * DAY, grain: 5 * MINUTE },
  employer: { total: 90 * DAY, unused: 30 * DAY, grain: 5 * MINUTE },
  admin: { total: 12 * HOUR, unused: 30 * MINUTE, grain: MINUTE },
};
