import { NextIntlClientProvider } from "next-intl";
import { getLocale, getMessages } from "next-intl/server";
import type { ReactNode } from "react";
import type { Messages } from "@/lib/language/i18n/messages";

/** A namespace of the texts, or a part of one: "jobs", "options.category". */
export type TextPart =
  | keyof Messages
  | { [Name in keyof Messages]: `${Name}.${keyof Messages[Name] & string}` }[keyof Messages];

export interface ClientTextsProps {
  namespaces: readonly TextPart[];
  children: ReactNode;
}

/**
 * Gives the client components below the texts they use, and no others. Providers nest: an inner one has to repeat an outer
 * one's namespaces if it needs them. A page without it does not load the formatter of messages.
 */
export async function ClientTexts({ namespaces, children }: ClientTextsProps) {
  const [locale, messages] = await Promise.all([getLocale(), getMessages()]);
  return (
    <NextIntlClientProvider locale={locale} messages={partsOf(messages, namespaces)} timeZone="Asia/Kolkata">
      {children}
    </NextIntlClientProvider>
  );
}

function partsOf(messages: Messages, parts: readonly TextPart[]): Partial<Messages> {
  const chosen: Record<string, object> = {};
  for (const part of parts) {
    const [name = "", key] = part.split(".");
    const texts: Record<string, unknown> = messages[name as keyof Messages];
    chosen[name] = key === undefined ? texts : { ...chosen[name], [key]: texts[key] };
  }
  return chosen;
}
