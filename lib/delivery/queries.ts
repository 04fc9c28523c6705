import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { pushKeys } from "@/lib/push/keys";
import { settingsSelect, toSettings } from "./rows";
import type { NotificationSettings, Push } from "./types";

/** Our key for push, and whether the caller's browser has a subscription. */
export async function getPush({ session }: Actor): Promise<Push> {
  const [{ publicKey }, subscriptions] = await Promise.all([
    pushKeys(),
    db.pushSubscription.count({ where: { sessionId: session } }),
  ]);
  return { publicKey, isOn: subscriptions > 0 };
}

/** The caller's choices about notifications outside the page. */
export const getNotificationSettings = async ({ id }: Pick<Actor, "id">): Promise<NotificationSettings> =>
  toSettings(await db.notificationSettings.findUnique({ where: { userId: id }, select: settingsSelect }));
