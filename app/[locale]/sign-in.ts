import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import type { FormRefusal } from "@/lib/platform/http/form-refusal";
import { findRefusal } from "@/lib/platform/http/form-refusals";
import { PRODUCT } from "@/lib/core/product";
import { formAction } from "@/lib/access/routes";

/** The title of a page of login and registration: the welcome line alone. */
export async function signInMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth");
  return { title: { absolute: t("welcome", { product: PRODUCT }) } };
}

/** The title of the admins' login. */
export async function adminLoginMetadata(): Promise<Metadata> {
  const t = await getTranslations("adminLogin");
  return { title: t("title"), robots: { index: false } };
}

/** The refusal of a login or registration that this browser posted before the script ran; an admin's is on its own page. */
export async function findSignInRefusal(): Promise<FormRefusal | null> {
  const refusal = await findRefusal([formAction.login(), formAction.register()], null, await getLocale());
  return refusal && isAdmins(refusal) ? null : refusal;
}

/** The refusal of an admin's login that this browser posted before the script ran. */
export async function findAdminRefusal(): Promise<FormRefusal | null> {
  const refusal = await findRefusal([formAction.login()], null, await getLocale());
  return refusal && isAdmins(refusal) ? refusal : null;
}

const isAdmins = ({ typed }: FormRefusal): boolean => typed.role === "admin";
