import { setRequestLocale } from "next-intl/server";
import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";
import type { Language } from "@/lib/i18n/languages";

/** Where the middleware leads unknown paths, with status 404. Its title: ../../not-found.tsx. */
export default async function NotFoundPage({ params }: { params: Promise<{ locale: string }> }) {
  setRequestLocale((await params).locale as Language);
  return <NotFoundScreen />;
}
