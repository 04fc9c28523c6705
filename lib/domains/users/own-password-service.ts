import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { isPasswordOf } from "@/lib/access/auth/password";
import { QUARTER_HOUR_S } from "@/lib/core/time";
import { db } from "@/lib/platform/db/client";
import { getEnv } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/http/errors";
import { countUse } from "@/lib/platform/limits/rate-limit";
import { recordEvent } from "@/lib/platform/security-log/record";

/**
 * Checks the password that the caller typed once more. As many attempts as for a login: an unlocked phone must not reveal
 * its password.
 * @throws AppError wrong_password, rate_limited.
 */
export async function requireOwnPassword(actor: Actor, typed: string): Promise<void> {
  await countUse(`password:${actor.id}`, { max: getEnv().LIMIT_LOGIN_PER_NAME, seconds: QUARTER_HOUR_S });
  if (await isOwnPassword(actor, typed)) return;
  await recordEvent("own_password_refused", { userId: actor.id, code: "wrong_password" });
  throw new AppError("wrong_password", { fields: { currentPassword: ["wrongPassword"] } });
}

/** Whether the caller's password was typed. Does not count the attempt: callers do, each in its own way. */
export async function isOwnPassword({ id }: Actor, typed: string): Promise<boolean> {
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
  return isPasswordOf(passwordHash, typed);
}
