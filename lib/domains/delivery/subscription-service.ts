import "server-only";
import { createECDH } from "node:crypto";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { isEndpoint } from "@/lib/platform/push/endpoints";
import { ownPushService } from "@/lib/platform/push/send";
import { MOST_SUBSCRIPTIONS } from "./options";
import type { SubscriptionInput } from "./schema";

/**
 * Notifies the caller's browser outside the page from now on. A browser in which someone else was signed in before is the
 * caller's alone afterwards.
 * @throws AppError invalid (an address that is no push service's, or a key that is none).
 */
export async function subscribe(actor: Actor, { endpoint, keys: { p256dh, auth } }: SubscriptionInput): Promise<void> {
  if (!isEndpoint(endpoint, ownPushService())) throw invalid("endpoint");
  if (!isPublicKey(p256dh)) throw invalid("keys");
  const sessionId = actor.session;
  await db.$transaction(async (tx) => {
    // Of two calls at once for one browser or one account the second waits, and sees what the first has stored.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${endpoint}))`;
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR NO KEY UPDATE`;
    await tx.pushSubscription.deleteMany({ where: { OR: [{ sessionId }, { endpoint }] } });
    await tx.pushSubscription.create({ data: { sessionId, userId: actor.id, endpoint, p256dh, auth } });
    await tx.$executeRaw`
      DELETE FROM push_subscriptions WHERE session_id IN (
        SELECT session_id FROM push_subscriptions WHERE user_id = ${actor.id}::uuid
        ORDER BY created_at DESC, session_id DESC OFFSET ${MOST_SUBSCRIPTIONS}
      )`;
  });
}

/** No longer notifies the caller's browser outside the page. */
export async function unsubscribe({ session }: Actor): Promise<void> {
  await db.pushSubscription.deleteMany({ where: { sessionId: session } });
}

const invalid = (field: string) => new AppError("invalid", { fields: { [field]: [msg("invalid")] } });

/** Whether the bytes are a point of the curve, rather than merely as many. */
function isPublicKey(p256dh: string): boolean {
  const own = createECDH("prime256v1");
  own.generateKeys();
  try {
    own.computeSecret(Buffer.from(p256dh, "base64url"));
    return true;
  } catch {
    return false; // the only thing that it is asked
  }
}
