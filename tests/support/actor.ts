import { isOf, type Actor } from "@/lib/auth/actor";
import { proveActor } from "@/lib/auth/session";
import { openSession } from "@/lib/auth/session-rows";
import { encodeSession } from "@/lib/auth/token";
import { db } from "@/lib/db/client";
import type { Audience } from "@/lib/users/options";

/**
 * The actor of an account, for calling a service without a request; proved by a session cookie, as in the product.
 * @throws Error if the account is not of the audience or may not sign in.
 */
export async function actorOf<A extends Audience>({ id }: { id: string }, audience: A): Promise<Actor<A>> {
  const { username, role, sessionVersion } = await db.user.findUniqueOrThrow({ where: { id } });
  const actor = await proveActor(await encodeSession(await openSession({ user: { id, role }, sessionVersion }, null)));
  if (actor && isOf(actor, audience)) return actor;
  throw new Error(`${username} cannot act as ${audience}`);
}
