import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NextIntlClientProvider } from "next-intl";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { ShellTextsProvider } from "@/components/shared/shell-texts";
import type { Language } from "@/lib/language/i18n/languages";
import { loadMessages } from "@/lib/language/i18n/messages";

/** The HTML of a part of a page, with the texts of a language. Parts that use Next's router need a test that mocks it. */
export async function drawn(content: ReactNode, language: Language = "en"): Promise<string> {
  const messages = await loadMessages(language);
  return renderToStaticMarkup(
    <NextIntlClientProvider locale={language} messages={messages} timeZone="Asia/Kolkata">
      <ShellTextsProvider texts={{ language, failure: messages.errors, shell: messages.shell }}>
        <QueryClientProvider client={new QueryClient()}>{content}</QueryClientProvider>
      </ShellTextsProvider>
    </NextIntlClientProvider>,
  );
}

/** The texts of some HTML, one a line. */
export const wordsOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/\n+/g, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");
