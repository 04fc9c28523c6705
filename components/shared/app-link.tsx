import type { ComponentProps } from "react";

export interface AppLinkProps extends ComponentProps<"a"> {
  href: string;
  /** Whether the next page begins at its top. */
  scroll?: boolean;
  /** Whether the next page takes this one's place in the browser's history. */
  replace?: boolean;
}

/**
 * A link to one of our pages. Only an element: the shell follows all of them (use-app-links.ts) and shows a line at the top
 * edge while the next page loads. Not prefetched, since that costs prepaid data; lists read a few
 * cards' pages ahead (use-read-ahead.ts).
 */
export const AppLink = ({ scroll = true, replace = false, children, ...props }: AppLinkProps) => (
  <a data-app={`${scroll ? "" : "stay"}${replace ? " replace" : ""}`} {...props}>
    {children}
  </a>
);
