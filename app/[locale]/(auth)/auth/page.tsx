import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";
import type { Language } from "@/lib/i18n/languages";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setRequestLocale((await params).locale as Language);
  const t = await getTranslations("auth");
  return { title: t("metaTitle") };
}

/** Login and registration, shown by the middleware at the address that was asked for. Prerendered. */
export default async function AuthPage({ params }: Props) {
  setRequestLocale((await params).locale as Language);
  return <AuthScreen />;
}
