import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { PageLinks, type PageLinksProps } from "./page-links";
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
