import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { accountOf } from "@/lib/platform/mail/unsubscribing";
import { settingsSelect, toSettings } from "./rows";
import type { NotificationSettingsInput } from "./schema";
import type { NotificationSettings } from "./types";

/**
 * Ends e-mails with news, and the daily one, to the account that an e-mail's link names. News in the queue is not mailed any
 * more; all else stays as chosen.
 * @throws AppError not_found.
 */
export async function endMails(token: string): Promise<void> {
  const userId = accountOf(token);
  if (userId === null) throw new AppError("not_found");
  await db.notificationSettings.updateMany({ where: { userId }, data: { email: false, dailySum: false } });
}

/** Keeps the caller's choices, which also hold for what waits to be delivered. */
export async function saveNotificationSettings(
  { id: userId }: Actor,
  { quiet, muted, ...switches }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const chosen = {
    ...switches,
    muted: [...new Set(muted)],
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
  };
  const row = await db.notificationSettings.upsert({
    where: { userId },
    create: { userId, ...chosen },
    update: chosen,
    select: settingsSelect,
  });
  return toSettings(row);
}
