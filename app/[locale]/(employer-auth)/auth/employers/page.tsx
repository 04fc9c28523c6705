import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";
import { PRODUCT } from "@/lib/product";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: { absolute: t("welcome", { product: PRODUCT }) } };
}

/**
 * Login and registration at an address that only employers have. The middleware shows it in English, in which employers
 * work, and there is no other language to choose. Prerendered.
 */
export default async function EmployerAuthPage() {
  return <AuthScreen hasLanguages={false} />;
}
