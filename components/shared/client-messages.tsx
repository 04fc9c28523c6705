import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/**
 * Gives the client components below the texts they use, and no others. Providers nest: an inner one has to repeat an
 * outer one's namespaces if it needs them.
 */
export async function ClientMessages({
  namespaces,
  children,
}: {
  namespaces: readonly (keyof Messages)[];
  children: ReactNode;
}) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  const chosen = Object.fromEntries(namespaces.map((name) => [name, messages[name]]));
  return (
    <NextIntlClientProvider locale={locale} messages={chosen} timeZone="Asia/Kolkata">
      {children}
    </NextIntlClientProvider>
  );
}
