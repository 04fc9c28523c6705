import { getLocale, getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PageTextsProvider } from "@/components/shared/translation/page-texts";
import { getCurrentActor } from "@/lib/access/auth/session";
import { translationsForPage } from "@/lib/language/translation/page";
import { textsToTranslate } from "@/lib/language/translation/reading";

export interface PageTextsProps {
  /** All user-written texts on the page, except names and places; nulls are left out. */
  texts: readonly (string | null)[];
  /** Names that may occur in the texts; nulls are left out. */
  keep?: readonly (string | null)[];
  children: ReactNode;
}

/** Wraps a page's content, so that users' texts in it are shown in the page's language. */
export async function PageTexts({ texts, keep = [], children }: PageTextsProps) {
  const [{ language, known, isPossible }, t] = await Promise.all([
    pageReader(texts, keep),
    getTranslations("translation"),
  ]);
  const labels = { machine: t("machine"), rough: t("rough"), original: t("original") };
  return (
    <PageTextsProvider reader={language} known={known} isPossible={isPossible} labels={labels}>
      {children}
    </PageTextsProvider>
  );
}

/** The page's language, the translations known for its texts, and whether any may still come. Parameters as above. */
async function pageReader(texts: PageTextsProps["texts"], keep: readonly (string | null)[]) {
  const [language, actor] = await Promise.all([getLocale(), getCurrentActor()]);
  const names = keep.filter((name): name is string => Boolean(name));
  const known = await translationsForPage(texts, language, { readerId: actor?.id ?? null, keep: names });
  const isPossible = textsToTranslate(texts, language).some((text) => known[text]?.unchanged !== true);
  return { language, known, isPossible };
}
