import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";
import { PRODUCT } from "@/lib/product";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: { absolute: t("welcome", { product: PRODUCT }) } };
}

/** Login and registration, shown by the middleware at the requested address. Prerendered. */
export default async function AuthPage() {
  return <AuthScreen />;
}
