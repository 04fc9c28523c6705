import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { hashPassword, isPasswordOf } from "@/lib/access/auth/password";
import { requireGoodPassword } from "@/lib/access/auth/password-rules";
import { closeAllSessions } from "@/lib/access/auth/session-rows";
import { db } from "@/lib/platform/db/client";
import { AppError, type Deactivation } from "@/lib/platform/http/errors";
import { logError } from "@/lib/platform/http/log";
import { countingLogin } from "@/lib/platform/limits/login-attempts";
import { sendsMail } from "@/lib/platform/mail/send";
import { notify } from "@/lib/platform/notify/notify";
import { recordEvent } from "@/lib/platform/security-log/record";
import { checkCode, codeToMail, endRecoveryCodes, randomDigits, takeCode } from "./code-service";
import { DEACTIVATION_COLUMNS, deactivationOf } from "./deactivation-rows";
import { mailCode } from "./mail-service";
import { requireOwnPassword } from "./own-password-service";
import { checkDigit, RECOVERY_DIGITS } from "./recovery-policy";
import type { RecoveryInput, RecoveryNumberInput } from "./recovery-schema";
import type { RecoveryNumber } from "./recovery-types";

type Way = { by: "number" } | { by: "recovery_email" | "recovery_admin"; codeHash: string } | { by: "early" };
type Account = { id: string; recoveryHash: string | null };

/**
 * Sets a new password for someone who has a recovery number or a one-time code; all sessions of the account end. Tries
 * are counted with the logins. An unknown name and a wrong code take the same time and get the same answer.
 * @param address the caller's. @throws AppError rate_limited, wrong_recovery, deactivated, invalid.
 */
export async function recoverAccount(input: RecoveryInput, address: string): Promise<void> {
  const { username, code, newPassword } = input;
  let userId: string | null = null;
  const proven = await countingLogin(username, address, async () => {
    const account = await db.user.findUnique({
      where: { username },
      select: {
        ...{ id: true, username: true, role: true, recoveryHash: true, deactivatedAt: true },
        ...DEACTIVATION_COLUMNS,
      },
    });
    userId = account?.id ?? null;
    const way = await wayOf(account, code);
    // The right code before its time is answered as a wrong one, but is no wrong try of someone who has been told it.
    if (way?.by === "early") throw await refused(userId, "wrong_recovery");
    return account && way && { account, way };
  });
  if (!proven) throw await refused(userId, "wrong_recovery");
  const { account, way } = proven;
  if (account.deactivatedAt) throw await refused(account.id, "deactivated", deactivationOf(account));
  await requireGoodPassword(newPassword, account, "newPassword");
  await setPassword(account, way, await hashPassword(newPassword));
  await recordEvent("password_recovered", { userId: account.id });
}

async function refused(
  userId: string | null,
  code: "wrong_recovery" | "deactivated",
  deactivation: Deactivation | null = null,
): Promise<AppError> {
  await recordEvent("recovery_refused", { userId, code });
  return new AppError(code, { deactivation });
}

/** The way in which a code proves the account, or null. The work depends on the code's length alone. */
async function wayOf(account: Account | null, code: string): Promise<Way | null> {
  if (code.length === RECOVERY_DIGITS) {
    return (await isPasswordOf(account?.recoveryHash ?? null, code)) ? { by: "number" } : null;
  }
  const id = account?.id ?? null;
  const mailed = await checkCode(id, "recovery_email", code);
  const told = await checkCode(id, "recovery_admin", code);
  if (mailed) return { by: "recovery_email", codeHash: mailed.codeHash };
  if (told?.isEarly) return { by: "early" };
  return told ? { by: "recovery_admin", codeHash: told.codeHash } : null;
}

async function setPassword(
  { id, recoveryHash }: Account,
  way: Exclude<Way, { by: "early" }>,
  passwordHash: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    await closeAllSessions(tx, id);
    // Used or replaced since it was checked: of two calls with one code, one wins.
    const isTaken =
      way.by === "number"
        ? (await tx.user.updateMany({ where: { id, recoveryHash }, data: { passwordHash } })).count > 0
        : await takeCode(tx, id, way.by, way.codeHash);
    if (!isTaken) throw new AppError("wrong_recovery");
    await endRecoveryCodes(tx, id);
    await tx.user.update({ where: { id }, data: { passwordHash, mustChangePassword: false } });
    await notify(tx, { userId: id, kind: "password_recovered" });
  });
}

/**
 * Starts to send a code to the account's confirmed e-mail address, if there are such an account and address; the answer
 * to the caller does not wait for it, so that its time tells nothing.
 * @throws AppError mail_off.
 */
export function startRecoveryByEmail(username: string): void {
  if (!sendsMail()) throw new AppError("mail_off");
  void sendRecoveryCode(username).catch((error: unknown) => logError("recovery_mail_failed", error));
}

async function sendRecoveryCode(username: string): Promise<void> {
  const account = await db.user.findFirst({
    where: { username, deactivatedAt: null, emailConfirmedAt: { not: null } },
    select: { id: true, email: true, preferredLanguage: true },
  });
  if (!account?.email) return;
  const code = await codeToMail(account.id);
  if (code === null) return;
  await mailCode("recovery", { to: account.email, language: account.preferredLanguage, code });
  await recordEvent("recovery_mailed", { userId: account.id });
}

/** Ends a code that the office made for the caller's account; without one nothing happens. */
export async function stopMadeCode(actor: Actor): Promise<void> {
  const { count } = await db.oneTimeCode.deleteMany({ where: { userId: actor.id, purpose: "recovery_admin" } });
  if (count > 0) await recordEvent("recovery_stopped", { userId: actor.id });
}

/** Makes the caller's recovery number; an earlier one ends. It is stored as a hash only. @throws AppError wrong_password. */
export async function makeRecoveryNumber(actor: Actor, input: RecoveryNumberInput): Promise<RecoveryNumber> {
  await requireOwnPassword(actor, input.currentPassword);
  const digits = randomDigits(RECOVERY_DIGITS - 1);
  const recoveryNumber = digits + checkDigit(digits);
  const recoveryHash = await hashPassword(recoveryNumber);
  await db.user.update({ where: { id: actor.id }, data: { recoveryHash, recoveryMadeAt: new Date() } });
  await recordEvent("recovery_number_made", { userId: actor.id });
  return { recoveryNumber };
}
