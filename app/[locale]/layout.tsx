import type { Metadata, Viewport } from "next";
import { hasLocale } from "next-intl";
import { getMessages, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { notFound } from "next/navigation";
import { OfflineBanner } from "@/components/shared/offline-banner";
import { RestoreLanguage } from "@/components/shared/language/restore-language";
import { ShellTextsProvider, type ShellTexts } from "@/components/shared/shell-texts";
import { ToastRegion } from "@/components/shared/toast-region";
import { LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { PRODUCT, THEME_COLOUR } from "@/lib/core/product";
import { href } from "@/lib/access/routes";
import "../globals.css";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The visitors' screens are prerendered once per language. */
export const generateStaticParams = () => LANGUAGES.map((locale) => ({ locale }));

export const viewport: Viewport = { width: "device-width", initialScale: 1, themeColor: THEME_COLOUR };

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { locale } = await params;
  if (!hasLocale(LANGUAGES, locale)) return {};
  return {
    title: { default: PRODUCT, template: `%s · ${PRODUCT}` },
    icons: {
      icon: [
        { url: "/icon.svg", type: "image/svg+xml" },
        { url: "/favicon.ico", sizes: "48x48" },
      ],
      apple: "/apple-touch-icon.png",
    },
    manifest: href.manifest(locale),
    formatDetection: { telephone: false },
  };
}

/** The document. Its language is the internal first path segment, chosen by the middleware. */
export default async function RootLayout({ children, params }: Props) {
  const { locale } = await params;
  // Only reached if someone renders a path that the middleware did not produce.
  if (!hasLocale(LANGUAGES, locale)) notFound();
  return (
    <html lang={locale}>
      <body>
        <RestoreLanguage />
        <ShellTextsProvider texts={await shellTexts(locale)}>
          <OfflineBanner />
          {children}
          {/* In reach also beside a sheet (components/ui/sheet.tsx). */}
          <div id="messages">
            <ToastRegion />
          </div>
        </ShellTextsProvider>
      </body>
    </html>
  );
}

async function shellTexts(language: Language): Promise<ShellTexts> {
  const [messages, t] = await Promise.all([getMessages(), getTranslations("shell.error")]);
  const {
    errors: { offline, internal },
    shell,
  } = messages;
  const { loading, notifications, close, speech } = shell;
  const error = { ...shell.error, reference: t("reference", { digest: "{digest}" }) };
  return {
    language,
    failure: { offline, internal },
    shell: { offline: shell.offline, loading, notifications, close, error, speech },
  };
}
