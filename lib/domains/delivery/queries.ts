import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { read } from "@/lib/platform/db/read";
import { accountOf } from "@/lib/platform/mail/unsubscribing";
import { pushKeys } from "@/lib/platform/push/keys";
import { settingsSelect, toSettings } from "./rows";
import type { NotificationSettings, Push } from "./types";

/** Our key for push, and whether the caller's browser has a subscription. */
export async function getPush({ session }: Actor): Promise<Push> {
  const [{ publicKey }, [subscription]] = await Promise.all([
    pushKeys(),
    read`SELECT 1 FROM push_subscriptions WHERE session_id = ${session}::uuid LIMIT 1`,
  ]);
  return { publicKey, isOn: subscription !== undefined };
}

/** Whether e-mails go to the account that an e-mail's link names; null if the link is not ours. */
export async function getsMails(token: string): Promise<boolean | null> {
  const userId = accountOf(token);
  if (userId === null) return null;
  const wanting = { userId, OR: [{ email: true }, { dailySum: true }] };
  return (await db.notificationSettings.count({ where: wanting })) > 0;
}

/** The caller's choices about notifications outside the page. */
export const getNotificationSettings = async ({ id }: Pick<Actor, "id">): Promise<NotificationSettings> =>
  toSettings(await db.notificationSettings.findUnique({ where: { userId: id }, select: settingsSelect }));
