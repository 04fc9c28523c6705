import type { MetadataRoute } from "next";
import { createTranslator } from "next-intl";
import { DEFAULT_LANGUAGE } from "@/lib/i18n/languages";
import { loadMessages } from "@/lib/i18n/messages";
import { PRODUCT } from "@/lib/product";

/** The web app manifest, for adding the product to a phone's home screen. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const messages = await loadMessages(DEFAULT_LANGUAGE);
  const t = createTranslator({ locale: DEFAULT_LANGUAGE, messages, namespace: "shell" });
  return {
    id: "/",
    name: PRODUCT,
    short_name: PRODUCT,
    description: t("description", { product: PRODUCT }),
    lang: DEFAULT_LANGUAGE,
    dir: "ltr",
    start_url: "/",
    display: "standalone",
    background_color: "#faf5ec",
    theme_color: "#1c4a36",
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
  };
}
