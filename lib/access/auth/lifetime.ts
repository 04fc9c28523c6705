import type { Audience } from "@/lib/core/roles";
import { DAY_S, HOUR_S, MINUTE_S } from "@/lib/core/time";

/** How long a session lasts in all, how long unused, and how often its use is written down; in seconds. */
export type Lifetime = { readonly total: number; readonly unused: number; readonly grain: number };

/** For how long a typed password counts as proof that its owner is at the keyboard, in seconds. */
export const PASSWORD_RECENT = 10 * MINUTE_S;

/** Admins see everyone's data, so their sessions are short (specification, Sessions). */
export const LIFETIMES: Readonly<Record<Audience, Lifetime>> = {
  worker: { total: 90 * DAY_S, unused: 30 * DAY_S, grain: 5 * MINUTE_S },
  employer: { total: 90 * DAY_S, unused: 30 * DAY_S, grain: 5 * MINUTE_S },
  admin: { total: 12 * HOUR_S, unused: 30 * MINUTE_S, grain: MINUTE_S },
};
