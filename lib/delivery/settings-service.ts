import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { settingsSelect, toSettings } from "./rows";
import type { NotificationSettingsInput } from "./schema";
import type { NotificationSettings } from "./types";

/** Keeps the caller's choices, which also hold for what waits to be delivered. */
export async function saveNotificationSettings(
  { id: userId }: Actor,
  { quiet, muted, ...switches }: NotificationSettingsInput,
): Promise<NotificationSettings> {
  const chosen = {
    ...switches,
    muted: [...new Set(muted)],
    ...{ quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null },
  };
  const row = await db.notificationSettings.upsert({
    where: { userId },
    create: { userId, ...chosen },
    update: chosen,
    select: settingsSelect,
  });
  return toSettings(row);
}
