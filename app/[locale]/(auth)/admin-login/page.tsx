import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AdminLoginScreen } from "@/components/auth/admin-login-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminLogin");
  return { title: t("title"), robots: { index: false } };
}

/** The admins' login page. Prerendered. */
export default async function AdminLoginPage() {
  return <AdminLoginScreen />;
}
