import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";

/** For every answer with status 404, Next takes the title from here instead of the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notFound");
  return { title: t("title") };
}

/**
 * Rendered by `notFound()`. Next also renders it along with every page, even prerendered ones and before their layouts,
 * so it must not depend on the user.
 */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundScreen />
    </main>
  );
}
