import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isMissingKind } from "@/components/shared/screens/missing-kinds";
import { NotFoundScreen } from "@/components/shared/screens/not-found-screen";

type Props = { params: Promise<{ kind: string }> };

/** For every answer with status 404, Next takes the title from here instead of the page. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind } = await params;
  const t = await getTranslations("notFound");
  return { title: isMissingKind(kind) ? t(`missing.${kind}.title`) : t("title") };
}

/** For an unknown kind. */
export default function UnknownKind() {
  return <NotFoundScreen />;
}
