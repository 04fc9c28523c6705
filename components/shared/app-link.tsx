import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { LinkProgress, LinkSkeleton } from "./link-status";

export interface AppLinkProps extends ComponentProps<typeof Link> {
  /** The outline of the target page, shown in place of the content until that page has loaded. */
  skeleton?: ReactNode;
}

/**
 * A link that shows a line at the top edge while the next page loads. Not prefetched: our pages are rendered per
 * request, so a prefetch would cost prepaid data and only fetch the frame.
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
