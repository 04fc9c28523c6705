import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";
import { AUTH_ACTIONS } from "@/components/auth/actions";
import { findRefusal } from "@/lib/http/form-refusals";
import { PRODUCT } from "@/lib/product";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: { absolute: t("welcome", { product: PRODUCT }) } };
}

/** Login and registration for a browser that may have posted one of them in vain. Rendered per request. */
export default async function RefusedAuthPage() {
  return <AuthScreen refusal={await findRefusal(AUTH_ACTIONS, null, await getLocale())} />;
}
