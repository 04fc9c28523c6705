import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/i18n/messages";

/**
 * Hands the client components below the texts that they use, and no others. Providers nest: namespaces of an outer one
 * are repeated where an inner one needs them.
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
