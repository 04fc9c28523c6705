import "server-only";
import type { Language } from "@/lib/language/i18n/languages";
import { PRODUCT } from "@/lib/core/product";
import type { NoticeKind, NoticeText } from "./versions";

type File = () => Promise<{ default: Record<Language, NoticeText> }>;

// One file per version with all languages. A version that someone has agreed to never changes: a changed text is another
// file with a later date (tests/unit/notices.test.ts).
const FILES: Record<NoticeKind, Readonly<Record<string, File>>> = {
  privacy: { "2026-11-26": () => import("./texts/privacy-2026-11-26.json") },
  terms: { "2026-11-24": () => import("./texts/terms-2026-11-24.json") },
};

/** A notice as it is shown. @throws Error if NOTICE_VERSIONS does not name the version. */
export async function loadNotice(kind: NoticeKind, version: string, language: Language): Promise<NoticeText> {
  const load = FILES[kind][version];
  if (!load) throw new Error(`There is no version ${version} of ${kind}`);
  return named((await load()).default[language]);
}

const name = (text: string): string => text.replaceAll("{product}", PRODUCT);

const named = ({ title, description, changes, sections }: NoticeText): NoticeText => ({
  title: name(title),
  description: name(description),
  changes: changes && name(changes),
  sections: sections.map(({ heading, lines, link }) => ({
    heading: heading && name(heading),
    lines: lines.map(name),
    link,
  })),
});
