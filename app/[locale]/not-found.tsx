import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";

/** For every answer with status 404 Next takes the title from here and not from the page. */
export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("notFound");
  return { title: t("metaTitle") };
}

/**
 * What `notFound()` shows. Next renders it along with every page, also with prerendered ones and before their layouts:
 * so it may not ask who is signed in.
 */
export default function NotFound() {
  return (
    <main id="main">
      <NotFoundScreen />
    </main>
  );
}
