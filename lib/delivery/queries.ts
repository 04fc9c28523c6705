import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { pushKeys } from "@/lib/push/keys";
import type { Push } from "./types";

/** Our key for push, and whether the caller's browser has a subscription. */
export async function getPush({ session }: Actor): Promise<Push> {
  const [{ publicKey }, subscriptions] = await Promise.all([
    pushKeys(),
    db.pushSubscription.count({ where: { sessionId: session } }),
  ]);
  return { publicKey, isOn: subscriptions > 0 };
}
