import { isOf, type Actor } from "@/lib/access/auth/actor";
import { proveActor } from "@/lib/access/auth/session";
import { openSession } from "@/lib/access/auth/session-rows";
import { encodeSession } from "@/lib/access/auth/token";
import { db } from "@/lib/platform/db/client";
import type { Audience } from "@/lib/core/roles";

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
