import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { href } from "@/lib/access/routes";
import { pageTitle } from "@/lib/language/i18n/page-title";

/** For every answer with status 404, Next takes the title from here instead of the page. */
export const generateMetadata = pageTitle("notFound.title");

/**
 * Shown only if a record vanishes between the middleware's question and the page's: other answers with 404 have a screen of
 * their own. Next sends it along with every page, so it is small and does not depend on the user.
 */
export default async function NotFound() {
  const t = await getTranslations("notFound");
  return (
    <main id="main" className="page">
      <h1>{t("title")}</h1>
      <AppLink href={href.home()}>{t("goHome")}</AppLink>
    </main>
  );
}
