import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: t("metaTitle") };
}

/** Login and registration, shown by the middleware at the requested address. Prerendered. */
export default async function AuthPage() {
  return <AuthScreen />;
}
