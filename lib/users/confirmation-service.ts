import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/http/errors";
import { countLoginAttempt } from "@/lib/limits/login-attempts";
import { recordEvent } from "@/lib/security-log/record";
import { isOwnPassword } from "./own-password-service";
import type { ConfirmationInput } from "./second-factor-schema";

/**
 * Checks the caller's password again and notes it in the session. Failures count as those of a login do.
 * @param address the caller's. @throws AppError wrong_password, rate_limited.
 */
export async function confirmPassword(actor: Actor, { password }: ConfirmationInput, address: string): Promise<void> {
  const attempt = await countLoginAttempt(actor.username, address);
  const isRight = await isOwnPassword(actor, password).catch(async (error: unknown) => {
    await attempt.withdraw();
    throw error;
  });
  if (!isRight) {
    await recordEvent("own_password_refused", { userId: actor.id, code: "wrong_password" });
    throw new AppError("wrong_password", { fields: { password: ["wrongPassword"] } });
  }
  await attempt.succeed();
  // Nothing happens if the session has ended meanwhile: the next call says so.
  await db.$executeRaw`UPDATE sessions SET password_confirmed_at = now() WHERE id = ${actor.session}::uuid`;
}
