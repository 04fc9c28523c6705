import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { UNKNOWN_KM } from "./fit-policy";
import type { FitAspect, RejectionReason } from "./options";
import type { ApplicationEvent } from "./types";

/** How the applicant fits, for the job's owner and admins; the owner's private note is read for the owner only. */
export const judgedSelectFor = (actor: Actor) => ({
  fitMet: true,
  fitMissing: true,
  km: true,
  privateNote: actor.audience === "employer",
});

export type JudgedRow = { fitMet: string[]; fitMissing: string[]; km: number; privateNote?: string | null };

/** Row → how the applicant fits. */
export const toJudged = ({ fitMet, fitMissing, km, privateNote }: JudgedRow) => ({
  // A row keeps its aspects, and options.ts every one.
  fit: { met: fitMet as FitAspect[], missing: fitMissing as FitAspect[] },
  distance_km: km === UNKNOWN_KM ? null : km,
  private_note: privateNote ?? null,
});

/** A step of the timeline, with what was said with it. */
export const toEvent = (
  { type, at }: { type: ApplicationEvent["status"]; at: Date },
  note: string | null,
  reason: string | null,
): ApplicationEvent => ({
  status: type,
  at: at.toISOString(),
  note,
  // A row keeps its reason, and options.ts every reason.
  reason: reason as RejectionReason | null,
});
