import type { ComponentProps, ReactNode } from "react";
import { cn } from "@/lib/core/utils";

export const tabListClasses = "flex flex-wrap gap-1 rounded-xl bg-muted p-1";

export const tabClasses = cn(
  "inline-flex min-h-12 min-w-12 flex-auto items-center justify-center gap-2 rounded-lg border-b-[3px] border-transparent px-3.5 py-2",
  "text-center text-base font-semibold text-muted-foreground transition-colors hover:text-foreground",
  // Not by colour alone: the chosen one is raised and underlined.
  "aria-[current=page]:border-primary aria-[current=page]:bg-card aria-[current=page]:text-primary aria-[current=page]:shadow-card",
  "data-[state=active]:border-primary data-[state=active]:bg-card data-[state=active]:text-primary data-[state=active]:shadow-card",
  "forced-colors:aria-[current=page]:outline-2 forced-colors:data-[state=active]:outline-2",
);

export interface TabLinkItem {
  href: string;
  label: ReactNode;
  current?: boolean;
}

export interface TabLinksProps extends Omit<ComponentProps<"nav">, "children"> {
  "aria-label": string;
  items: readonly TabLinkItem[];
  /** Whether the next page takes this one's place in the browser's history. */
  replace?: boolean;
}

/** Tabs that are links: a nav whose current entry has `aria-current`. */
export function TabLinks({ items, className, replace, ...props }: TabLinksProps) {
  return (
    <nav data-slot="tab-links" className={className} {...props}>
      <ul className={tabListClasses}>
        {items.map(({ href, label, current }) => (
          <li key={href} className="flex flex-auto">
            <a
              href={href}
              // As AppLink does it (components/shared): filters change in place, so the page does not jump to its top.
              data-app={replace ? "stay replace" : "stay"}
              aria-current={current ? "page" : undefined}
              className={tabClasses}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
