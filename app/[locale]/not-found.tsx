import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { locale } from "next/root-params";
import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";
import type { Language } from "@/lib/i18n/languages";

/** For every answer with status 404 Next takes the title from here and not from the page. */
export async function generateMetadata(): Promise<Metadata> {
  setRequestLocale((await locale()) as Language);
  const t = await getTranslations("notFound");
  return { title: t("metaTitle") };
}

/**
 * What `notFound()` shows. Next renders it along with every page, also with prerendered ones and before their layouts:
 * so it may not ask who is signed in, and it finds out the language by itself – without that, Hindi would win.
 */
export default async function NotFound() {
  setRequestLocale((await locale()) as Language);
  return (
    <main id="main">
      <NotFoundScreen />
    </main>
  );
}
