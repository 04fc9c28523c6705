import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { renewSession } from "@/lib/access/auth/session-rows";
import type { SessionClaims } from "@/lib/access/auth/token";
import { AppError } from "@/lib/platform/http/errors";
import { countingLogin } from "@/lib/platform/limits/login-attempts";
import { recordEvent } from "@/lib/platform/security-log/record";
import { isOwnPassword } from "./own-password-service";
import type { ConfirmationInput } from "./second-factor-schema";

/**
 * Checks the caller's password again and renews the session. Failures count as those of a login do.
 * @param address the caller's. @returns see renewSession(). @throws AppError wrong_password, rate_limited.
 */
export async function confirmPassword(
  actor: Actor,
  { password }: ConfirmationInput,
  address: string,
): Promise<SessionClaims | null> {
  const isRight = await countingLogin(
    actor.username,
    address,
    async () => (await isOwnPassword(actor, password)) || null,
  );
  if (isRight) return renewSession(actor);
  await recordEvent("own_password_refused", { userId: actor.id, code: "wrong_password" });
  throw new AppError("wrong_password", { fields: { password: ["wrongPassword"] } });
}
