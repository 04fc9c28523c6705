import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { locale as rootLocale } from "next/root-params";
import { isMissingKind } from "@/components/shared/screens/missing-kinds";
import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";
import type { Language } from "@/lib/i18n/languages";

type Props = { params: Promise<{ locale: string; kind: string }> };

/** For every answer with status 404 Next takes the title from here and not from the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, kind } = await params;
  setRequestLocale(locale as Language);
  const t = await getTranslations("notFound");
  return { title: isMissingKind(kind) ? t(`missing.${kind}.title`) : t("metaTitle") };
}

/** For a kind that nobody made. The language: see the not-found.tsx of the root. */
export default async function UnknownKind() {
  setRequestLocale((await rootLocale()) as Language);
  return <NotFoundScreen />;
}
