import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AuthScreen } from "@/components/auth/auth-screen";
import { findRefusal } from "@/lib/http/form-refusals";
import { PRODUCT } from "@/lib/product";
import { formAction } from "@/lib/routes";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: { absolute: t("welcome", { product: PRODUCT }) } };
}

/** Login and registration for a browser that may have posted one of them in vain. Rendered per request. */
export default async function RefusedAuthPage() {
  return (
    <AuthScreen refusal={await findRefusal([formAction.login(), formAction.register()], null, await getLocale())} />
  );
}
