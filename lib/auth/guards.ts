import "server-only";
import { AppError, type ErrorCode } from "@/lib/http/errors";
import type { Audience } from "@/lib/users/options";
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

/** The caller, if of the given audience. @throws AppError unauthenticated, or the audience's own error (403). */
export async function requireAudience<A extends Audience>(audience: A): Promise<Actor<A>> {
  const actor = await requireActor();
  if (!isOf(actor, audience)) throw new AppError(REFUSAL[audience]);
  return actor;
}
