import "server-only";
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
  const { mail } = await loadMessages(language);
  await send(to, mail[kind], { code: inGroups(code), minutes: CODE_MINUTES });
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
  const { mail } = await loadMessages(language);
  await send(to, mail.deletion, { days, address });
}

type Values = Record<string, string | number>;

function send(to: string, { subject, text }: { subject: string; text: string }, values: Values): Promise<void> {
  const filled = (template: string) => fill(template, { product: PRODUCT, ...values });
  return sendMail({ to, subject: filled(subject), text: filled(text) });
}

// Not by next-intl, which cannot be loaded outside Next, as by `npm run tidy`; these texts only have plain placeholders.
function fill(template: string, values: Values): string {
  return template.replaceAll(/\{([^}]*)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The text of an e-mail names {${name}}, which has no value.`);
    return String(value);
  });
}
