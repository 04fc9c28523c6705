import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { FormRefusal } from "@/lib/http/form-refusal";
import { findRefusal } from "@/lib/http/form-refusals";
import { PRODUCT } from "@/lib/product";
import { formAction } from "@/lib/routes";

/** The title of a page of login and registration: the welcome line alone. */
export async function signInMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: { absolute: t("welcome", { product: PRODUCT }) } };
}

/** The refusal of a login or registration that this browser posted before the script ran. */
export const findSignInRefusal = async (): Promise<FormRefusal | null> =>
  findRefusal([formAction.login(), formAction.register()], null, await getLocale());
