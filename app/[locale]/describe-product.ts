import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PRODUCT } from "@/lib/core/product";

/** For search engines and shared links: only visitors' pages need it. */
export async function describeProduct(): Promise<Metadata> {
  const t = await getTranslations("shell");
  return { description: t("description", { product: PRODUCT }) };
}
