import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { AdminLoginScreen } from "@/components/auth/admin-login-screen";
import type { Language } from "@/lib/i18n/languages";

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  setRequestLocale((await params).locale as Language);
  const t = await getTranslations("adminLogin");
  return { title: t("metaTitle"), robots: { index: false } };
}

/** The door of the admin area. Prerendered. */
export default async function AdminLoginPage({ params }: Props) {
  setRequestLocale((await params).locale as Language);
  return <AdminLoginScreen />;
}
