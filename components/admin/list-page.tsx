import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { KEY_LOOK } from "./key-hint";
import { textLink } from "./table-parts";

export interface ListPageProps extends Pick<PageLinksProps, "first" | "previous" | "next"> {
  title: string;
  text?: string;
  /** To another list of the kind. */
  link?: { href: string; label: string } | null;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A page with one list: its heading and explanation, then its filters and entries, and the links to its other pages. */
export const ListPage = ({ title, text, link, actions, first, previous, next, children }: ListPageProps) => (
  <div className="page page-fade grid grid-cols-1 gap-5">
    <header className="grid gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
      </div>
      {text ? <p className="text-muted-foreground max-w-prose">{text}</p> : null}
      {link ? (
        <AppLink href={link.href} className={textLink}>
          {link.label}
        </AppLink>
      ) : null}
    </header>
    {children}
    <PageLinks label={title} first={first} previous={previous} next={next} />
    <RowKeys />
  </div>
);

interface PageLinksProps {
  /** The list's heading, to tell several navigations apart. */
  label: string;
  /** Link to the first page; null on it. */
  first: string | null;
  /** Link to the page before; null on the first one, and in lists that only go on. */
  previous?: string | null | undefined;
  /** Null on the last page. */
  next: string | null;
}

/** Links to the first page, the one before and the next; nothing if the list has only one page. */
function PageLinks({ label, first, previous = null, next }: PageLinksProps) {
  const t = useTranslations("adminTable");
  if (first === null && next === null) return null;
  return (
    <nav aria-label={t("pages", { list: label })} className="flex flex-wrap justify-end gap-2">
      {first === null ? null : (
        <AppLink href={first} scroll={false} className={buttonVariants({ variant: "ghost" })}>
          <Icon name="chevrons-left" />
          {t("first")}
        </AppLink>
      )}
      {previous === null ? null : (
        <AppLink href={previous} scroll={false} className={buttonVariants({ variant: "outline" })}>
          <Icon name="arrow-left" />
          {t("previous")}
        </AppLink>
      )}
      {next === null ? null : (
        <AppLink href={next} scroll={false} className={buttonVariants({ variant: "outline" })}>
          {t("next")}
          <Icon name="chevron-right" />
        </AppLink>
      )}
    </nav>
  );
}

/** Names the keys of a list, where there is a keyboard (office-keys.tsx). */
function RowKeys() {
  const t = useTranslations("adminTable");
  return (
    <p className="text-muted-foreground max-lg:hidden">
      {t.rich("keys", { kbd: (key) => <kbd className={KEY_LOOK}>{key}</kbd> })}
    </p>
  );
}
