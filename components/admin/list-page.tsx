import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { textLink } from "./table-parts";

export interface ListPageProps extends Pick<PageLinksProps, "first" | "next"> {
  title: string;
  text: string;
  /** To another list of the kind. */
  link?: { href: string; label: string } | null;
  children: ReactNode;
}

/** A page with one list: its heading and explanation, then its filters and entries, and the links to its other pages. */
export const ListPage = ({ title, text, link, first, next, children }: ListPageProps) => (
  <div className="page page-fade grid grid-cols-1 gap-5">
    <header className="grid gap-1">
      <h1 className="text-2xl sm:text-3xl">{title}</h1>
      <p className="text-muted-foreground max-w-prose">{text}</p>
      {link ? (
        <AppLink href={link.href} className={textLink}>
          {link.label}
        </AppLink>
      ) : null}
    </header>
    {children}
    <PageLinks label={title} first={first} next={next} />
  </div>
);

interface PageLinksProps {
  /** The list's heading, to tell several navigations apart. */
  label: string;
  /** Link to the first page; null on it. */
  first: string | null;
  /** Null on the last page. */
  next: string | null;
}

/** Links to the next page and the first; nothing if the list has only one page. */
export function PageLinks({ label, first, next }: PageLinksProps) {
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
      {next === null ? null : (
        <AppLink href={next} scroll={false} className={buttonVariants({ variant: "outline" })}>
          {t("next")}
          <Icon name="chevron-right" />
        </AppLink>
      )}
    </nav>
  );
}
