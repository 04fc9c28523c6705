import type { Metadata } from "next";
import { useLocale, useTranslations } from "next-intl";
import { getLocale } from "next-intl/server";
import { notFound } from "next/navigation";
import { AppLink } from "@/components/shared/app-link";
import { Card } from "@/components/ui/card";
import { href } from "@/lib/access/routes";
import { isKeyOf, isOneOf } from "@/lib/core/objects";
import { formatDate } from "@/lib/language/format";
import { loadNotice } from "@/lib/language/notices/texts";
import {
  earlierVersions,
  NOTICE_VERSIONS,
  presentVersion,
  type NoticeKind,
  type NoticeText as Text,
} from "@/lib/language/notices/versions";

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

const link = "text-primary inline-flex min-h-12 items-center font-semibold underline decoration-2 underline-offset-4";

const LINKS = {
  privacy: href.notice("privacy"),
  terms: href.notice("terms"),
  help: href.help(),
  account: href.account(),
  grievance: href.grievance(),
  forgotPassword: href.forgotPassword(),
} as const;

/** A version of a notice, to be read from top to bottom. */
function NoticeText({ kind, version, text }: { kind: NoticeKind; version: string; text: Text }) {
  const t = useTranslations("notices");
  const language = useLocale();
  const isPresent = version === presentVersion(kind);
  const earlier = earlierVersions(kind);
  return (
    <div className="page page-fade">
      <article className="mx-auto grid max-w-2xl grid-cols-1 gap-6">
        <header className="grid gap-1">
          <h1 className="text-2xl sm:text-3xl">{text.title}</h1>
          <p className="text-muted-foreground">{text.description}</p>
        </header>
        {isPresent ? null : (
          <Card className="gap-0">
            <p className="font-semibold">{t("outdated")}</p>
            <AppLink href={href.notice(kind)} className={link}>
              {t("present")}
            </AppLink>
          </Card>
        )}
        {text.sections.map(({ heading, lines, link: target }, index) => (
          <div key={index} className="grid gap-2">
            {heading ? <h2 className="text-lg font-bold">{heading}</h2> : null}
            {lines.length === 1 ? (
              <p>{lines[0]}</p>
            ) : (
              <ul className="grid list-disc gap-2 ps-6">
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
            {target && isKeyOf(LINKS, target) ? (
              <AppLink href={LINKS[target]} className={`${link} justify-self-start`}>
                {t(target)}
              </AppLink>
            ) : null}
          </div>
        ))}
        <footer className="text-muted-foreground border-border grid gap-1 border-t pt-4">
          <p>{t("version", { date: formatDate(version, language) })}</p>
          {isPresent && earlier.length > 0 ? (
            <nav aria-label={t("earlier")}>
              <ul>
                {earlier.map((date) => (
                  <li key={date}>
                    <AppLink href={href.notice(kind, date)} className={link}>
                      {t("version", { date: formatDate(date, language) })}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
          ) : null}
        </footer>
      </article>
    </div>
  );
}
