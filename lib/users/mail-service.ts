import "server-only";
import { createTranslator } from "next-intl";
import type { Language } from "@/lib/i18n/languages";
import { loadMessages } from "@/lib/i18n/messages";
import { sendMail } from "@/lib/mail/send";
import { PRODUCT } from "@/lib/product";
import { CODE_MINUTES, inGroups } from "./recovery-policy";

/** Sends a code, in the user's language. @throws AppError mail_failed. */
export async function mailCode(
  kind: "recovery" | "confirmation",
  { to, language, code }: { to: string; language: Language; code: string },
): Promise<void> {
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: `mail.${kind}` });
  const values = { product: PRODUCT, code: inGroups(code), minutes: CODE_MINUTES };
  await sendMail({ to, subject: t("subject", values), text: t("text", values) });
}
