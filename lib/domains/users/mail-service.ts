import "server-only";
import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { sendMail } from "@/lib/platform/mail/send";
import { PRODUCT } from "@/lib/core/product";
import { CODE_MINUTES, inGroups } from "./recovery-policy";

type Reader = { to: string; language: Language };

/** Sends a code, in the user's language. @throws AppError mail_failed. */
export const mailCode = (
  kind: "recovery" | "confirmation",
  { code, ...reader }: Reader & { code: string },
): Promise<void> => send(reader, kind, { code: inGroups(code), minutes: CODE_MINUTES });

/**
 * Tells someone, in their language, that the account will be deleted because nobody uses it.
 * @param days until then. @param address where to sign in. @throws AppError mail_failed.
 */
export const mailDeletionNotice = ({
  days,
  address,
  ...reader
}: Reader & { days: number; address: string }): Promise<void> => send(reader, "deletion", { days, address });

type Kind = "recovery" | "confirmation" | "deletion";
type Values = Record<string, string | number>;

async function send({ to, language }: Reader, kind: Kind, values: Values): Promise<void> {
  // Not next-intl's, which cannot be loaded outside Next, as by `npm run tidy`.
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: "mail" });
  const given = { product: PRODUCT, ...values };
  return sendMail({ to, subject: t(`${kind}.subject`, given), text: t(`${kind}.text`, given) });
}
