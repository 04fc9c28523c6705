import "server-only";
import type { Actor } from "@/lib/access/auth/actor";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { countConfirmationMail } from "@/lib/platform/limits/mails";
import { sendsMail } from "@/lib/platform/mail/send";
import { recordEvent } from "@/lib/platform/security-log/record";
import { getAccount } from "./queries";
import type { Account } from "./account-types";
import { checkCode, newCode, storeCode, takeCode } from "./code-service";
import { mailCode } from "./mail-service";
import { requireOwnPassword } from "./own-password-service";
import type { EmailCodeInput, EmailInput } from "./recovery-schema";
import { saveWords } from "./word-service";

/**
 * Sets or removes the caller's e-mail address, and sends a code to a new one; the same address again gets another code.
 * Needs the password, because the address opens a way to a new one.
 * @throws AppError wrong_password, rate_limited, mail_off, mail_failed.
 */
export async function setEmail(actor: Actor, { email, currentPassword }: EmailInput): Promise<Account> {
  if (email !== null && !sendsMail()) throw new AppError("mail_off");
  await requireOwnPassword(actor, currentPassword);
  if (email !== null) await countConfirmationMail(actor.id, email);
  const made = email === null ? null : await newCode();
  await db.$transaction(async (tx) => {
    await tx.oneTimeCode.deleteMany({
      where: { userId: actor.id, purpose: { in: ["recovery_email", "confirm_email"] } },
    });
    await tx.user.update({ where: { id: actor.id }, data: { email, emailConfirmedAt: null } });
    await saveWords(tx, actor.id);
    if (made) await storeCode(tx, actor.id, "confirm_email", made.codeHash);
  });
  await recordEvent(email === null ? "email_removed" : "email_changed", { userId: actor.id });
  if (email !== null && made) await mailCode("confirmation", { to: email, language: actor.language, code: made.code });
  return getAccount(actor);
}

/** Confirms the caller's e-mail address by the code that was sent to it. @throws AppError invalid. */
export async function confirmEmail(actor: Actor, { code }: EmailCodeInput): Promise<Account> {
  const wrong = () => new AppError("invalid", { fields: { code: ["codeWrong"] } });
  const checked = await checkCode(actor.id, "confirm_email", code);
  if (checked === null) throw wrong();
  await db.$transaction(async (tx) => {
    // The address may have been changed since the code was checked.
    if (!(await takeCode(tx, actor.id, "confirm_email", checked.codeHash))) throw wrong();
    await tx.user.update({ where: { id: actor.id }, data: { emailConfirmedAt: new Date() } });
  });
  await recordEvent("email_confirmed", { userId: actor.id });
  return getAccount(actor);
}
