import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { Translator } from "./translator";

/**
 * A page's `generateMetadata`: its title is one of the texts.
 * @example export const generateMetadata = pageTitle("account.title");
 */
export const pageTitle = (key: Parameters<Translator>[0], more: Omit<Metadata, "title"> = {}) =>
  async function generateMetadata(): Promise<Metadata> {
    const t = await getTranslations();
    return { title: t(key), ...more };
  };
