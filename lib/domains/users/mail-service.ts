import "server-only";
import { createTranslator } from "use-intl/core";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";
import { sendMail } from "@/lib/platform/mail/send";
import { PRODUCT } from "@/lib/core/product";
import { CODE_MINUTES, inGroups } from "./recovery-policy";

/** Sends a code, in the user's language. @throws AppError mail_failed. */
export async function mailCode(
  kind: "recovery" | "confirmation",
  { to, language, code }: { to: string; language: Language; code: string },
): Promise<void> {
  await send(to, language, kind, { code: inGroups(code), minutes: CODE_MINUTES });
}

/**
 * Tells someone, in their language, that the account will be deleted because nobody uses it.
 * @param days until then. @param address where to sign in. @throws AppError mail_failed.
 */
export async function mailDeletionNotice({
  to,
  language,
  days,
  address,
}: {
  to: string;
  language: Language;
  days: number;
  address: string;
}): Promise<void> {
  await send(to, language, "deletion", { days, address });
}

type Kind = "recovery" | "confirmation" | "deletion";
type Values = Record<string, string | number>;

async function send(to: string, language: Language, kind: Kind, values: Values): Promise<void> {
  // Not next-intl's, which cannot be loaded outside Next, as by `npm run tidy`.
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: "mail" });
  const given = { product: PRODUCT, ...values };
  return sendMail({ to, subject: t(`${kind}.subject`, given), text: t(`${kind}.text`, given) });
}
