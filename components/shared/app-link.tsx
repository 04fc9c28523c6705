import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { LinkProgress, LinkSkeleton } from "./link-status";

export interface AppLinkProps extends ComponentProps<typeof Link> {
  /** The shape of the page it leads to, shown in the content's place until that page has come. */
  skeleton?: ReactNode;
}

/**
 * A link that shows a line at the top edge while the next page is on its way. Not prefetched: our pages are made for
 * each request, so a prefetch would cost prepaid data and bring only the frame.
 */
export function AppLink({ children, prefetch = false, skeleton, ...props }: AppLinkProps) {
  return (
    <Link prefetch={prefetch} {...props}>
      {children}
      <LinkProgress />
      {skeleton ? <LinkSkeleton>{skeleton}</LinkSkeleton> : null}
    </Link>
  );
}
