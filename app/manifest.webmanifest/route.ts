import { runningApi } from "@/lib/api-docs/running";
import { route, serve } from "@/lib/access/route";
import { translatorOf } from "@/lib/language/i18n/translator";
import { PRODUCT, THEME_COLOUR } from "@/lib/core/product";
import { href } from "@/lib/access/routes";

const icon = (size: number, purpose: "any" | "maskable") => ({
  src: `/icon-${purpose === "any" ? "" : "maskable-"}${size}.png`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  /**
   * The web app manifest in the language of the page that names it, for adding the product to a phone's home screen. One app
   * whatever the language: `id` stays the same.
   */
  GET: route(runningApi["GET /manifest.webmanifest"], async ({ query: { lang } }) => {
    const t = await translatorOf(lang);
    const manifest = {
      id: "/",
      name: PRODUCT,
      short_name: PRODUCT,
      description: t("shell.description", { product: PRODUCT }),
      lang,
      dir: "ltr",
      start_url: href.home(),
      scope: "/",
      display: "standalone",
      background_color: "#faf5ec",
      theme_color: THEME_COLOUR,
      categories: ["business", "lifestyle"],
      icons: [
        { src: "/icon.svg", sizes: "any", type: "image/svg+xml", purpose: "any" },
        icon(192, "any"),
        icon(512, "any"),
        icon(192, "maskable"),
        icon(512, "maskable"),
      ],
      shortcuts: [
        { name: t("jobs.title"), url: href.home(), icons: [icon(192, "any")] },
        { name: t("shell.nav.applied"), url: href.applied(), icons: [icon(192, "any")] },
        { name: t("shell.saved"), url: href.saved(), icons: [icon(192, "any")] },
      ],
    };
    return new Response(JSON.stringify(manifest), {
      headers: { "Content-Type": "application/manifest+json; charset=utf-8", "Cache-Control": "public, max-age=86400" },
    });
  }),
});
