import Link from "next/link";
import type { ComponentProps } from "react";
import { LinkProgress } from "./link-progress";

/**
 * A link that shows a line at the top edge while the next page is on its way. Not prefetched: our pages are made for
 * each request, so a prefetch would cost prepaid data and bring only the frame.
 */
export function AppLink({ children, prefetch = false, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link prefetch={prefetch} {...props}>
      {children}
      <LinkProgress />
    </Link>
  );
}
