import "server-only";
import { AppError, type ErrorCode } from "@/lib/platform/http/errors";
import type { Audience } from "@/lib/core/roles";
import { isOf, type Actor } from "./actor";
import { getCurrentActor } from "./session";

const REFUSAL: Record<Audience, ErrorCode> = {
  worker: "seekers_only",
  employer: "employers_only",
  admin: "admins_only",
};

/**
 * The caller of this request.
 * @param during `firstSteps` for the calls with which those steps are taken. @throws AppError unauthenticated,
 * first_steps.
 */
export async function requireActor(during: "use" | "firstSteps" = "use"): Promise<Actor> {
  const actor = await getCurrentActor();
  if (!actor) throw new AppError("unauthenticated");
  if (during === "use" && actor.mustDo.length > 0) throw new AppError("first_steps");
  return actor;
}

/**
 * The caller, if of the given audience.
 * @param during as for requireActor(). @throws AppError unauthenticated, first_steps, or the audience's own error (403).
 */
export async function requireAudience<A extends Audience>(
  audience: A,
  during: "use" | "firstSteps" = "use",
): Promise<Actor<A>> {
  const actor = await requireActor(during);
  if (!isOf(actor, audience)) throw new AppError(REFUSAL[audience]);
  return actor;
}

/**
 * Demands that the password was typed a short time ago, for what someone at an unlocked computer must not do.
 * @throws AppError password_required.
 */
export function requireRecentPassword(actor: Actor): void {
  if (!actor.hasRecentPassword) throw new AppError("password_required");
}
