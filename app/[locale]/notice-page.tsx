import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { NoticeText } from "@/components/shared/notices/notice-text";
import { loadNotice } from "@/lib/language/notices/texts";
import { NOTICE_VERSIONS, presentVersion, type NoticeKind } from "@/lib/language/notices/versions";
import { isKeyOf, isOneOf } from "@/lib/core/objects";

export type NoticeProps = { params: Promise<{ kind: string; version: string }> };

/** The notice that the internal path names. The middleware only makes paths of notices that exist. */
async function requested({ params }: NoticeProps) {
  const { kind, version } = await params;
  if (!isKeyOf(NOTICE_VERSIONS, kind) || !isOneOf<string>(NOTICE_VERSIONS[kind], version)) notFound();
  const text = await loadNotice(kind, version, await getLocale());
  return { kind, version, text };
}

/** Title and description. Search engines are to find the present version only. */
export async function noticeMetadata(props: NoticeProps): Promise<Metadata> {
  const { kind, version, text } = await requested(props);
  const isPresent = version === presentVersion(kind);
  return { title: text.title, description: text.description, ...(isPresent ? {} : { robots: { index: false } }) };
}

/** A version of a notice. */
export async function NoticePage(props: NoticeProps) {
  return <NoticeText {...await requested(props)} />;
}

/** Every version of every notice, for prerendering. */
export const noticeParams = (): { kind: NoticeKind; version: string }[] =>
  Object.entries(NOTICE_VERSIONS).flatMap(([kind, versions]) =>
    versions.map((version) => ({ kind: kind as NoticeKind, version })),
  );
