import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { isPasswordOf } from "@/lib/auth/password";
import { db } from "@/lib/db/client";
import { getEnv } from "@/lib/env";
import { AppError } from "@/lib/http/errors";
import { logInfo } from "@/lib/http/log";
import { countUse } from "@/lib/limits/rate-limit";

const QUARTER_HOUR = 15 * 60;

/**
 * Checks the password that the caller typed once more. As many attempts as for a login: an unlocked phone must not reveal
 * its password.
 * @param event logged if it is wrong. @throws AppError wrong_password, rate_limited.
 */
export async function requireOwnPassword(actor: Actor, typed: string, event: string): Promise<void> {
  await countUse(`password:${actor.id}`, { max: getEnv().LIMIT_LOGIN_PER_NAME, seconds: QUARTER_HOUR });
  const { passwordHash } = await db.user.findUniqueOrThrow({
    where: { id: actor.id },
    select: { passwordHash: true },
  });
  if (await isPasswordOf(passwordHash, typed)) return;
  logInfo(event, { code: "wrong_password" });
  throw new AppError("wrong_password", { fields: { currentPassword: ["wrongPassword"] } });
}
