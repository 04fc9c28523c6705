import "server-only";
import { createTranslator } from "use-intl/core";
import type { Actor } from "@/lib/access/auth/actor";
import { newId } from "@/lib/core/new-id";
import { loadMessages } from "@/lib/language/i18n/messages";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/http/errors";
import { msg } from "@/lib/platform/http/validation";
import { countConfirmationText } from "@/lib/platform/limits/mails";
import { textDriver } from "@/lib/platform/text-messages/webhook";
import { getAccount } from "./queries";
import type { Account } from "./account-types";
import { checkCode, newCode, storeCode, takeCode } from "./code-service";
import { CODE_MINUTES, inGroups } from "./recovery-policy";
import type { EmailCodeInput } from "./recovery-schema";

/**
 * Sends a code to the caller's phone number, by which it is confirmed.
 * @throws AppError texts_off, phone_required, rate_limited, text_failed.
 */
export async function sendPhoneCode(actor: Actor): Promise<void> {
  const driver = textDriver();
  if (driver === null) throw new AppError("texts_off");
  const { phone } = await getAccount(actor);
  if (phone === null) throw new AppError("phone_required", { fields: { phone: [msg("employerPhone")] } });
  await countConfirmationText(actor.id, phone);
  const { code, codeHash } = await newCode();
  await storeCode(db, actor.id, "confirm_phone", codeHash);
  // Not next-intl's, which cannot be loaded outside Next.
  const t = createTranslator({ locale: actor.language, messages: await loadMessages(actor.language) });
  const text = t("mail.phone", { code: inGroups(code), minutes: CODE_MINUTES });
  const outcome = await driver.send({ id: newId(), channel: "sms", to: phone, language: actor.language, text });
  if (outcome.kind !== "sent") throw new AppError("text_failed");
}

/** Confirms the caller's phone number by the code that was sent to it. @throws AppError invalid. */
export async function confirmPhone(actor: Actor, { code }: EmailCodeInput): Promise<Account> {
  const wrong = () => new AppError("invalid", { fields: { code: ["codeWrong"] } });
  const checked = await checkCode(actor.id, "confirm_phone", code);
  if (checked === null) throw wrong();
  await db.$transaction(async (tx) => {
    // Locked first, as where the number is changed, which ends its code: never is another number confirmed by it.
    await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor.id}::uuid FOR UPDATE`;
    if (!(await takeCode(tx, actor.id, "confirm_phone", checked.codeHash))) throw wrong();
    await tx.user.update({ where: { id: actor.id }, data: { phoneConfirmedAt: new Date() } });
  });
  return getAccount(actor);
}
