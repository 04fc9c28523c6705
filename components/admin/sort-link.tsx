import { StillIcon } from "@/components/ui/still-icon";
import { ArrowDown, ArrowUp } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { cn } from "@/lib/core/utils";
import { TableHead } from "@/components/ui/table";

export type Direction = "asc" | "desc";

export interface SortLinkProps {
  /** Link to the first page of the list in reverse order. */
  href: string;
  direction: Direction;
  label: string;
  className?: string;
}

/** Reverses the order of a list. */
export function SortLink({ href, direction, label, className }: SortLinkProps) {
  const t = useTranslations("adminTable");
  const isNewest = direction === "desc";
  const Icon = isNewest ? ArrowDown : ArrowUp;
  return (
    <AppLink
      href={href}
      scroll={false}
      replace
      className={cn(
        "inline-flex min-h-12 items-center gap-2 font-semibold underline-offset-4 hover:underline",
        className,
      )}
    >
      {label}
      <StillIcon icon={Icon} className="size-5 shrink-0" />
      <span className="sr-only">{t(isNewest ? "sortOldest" : "sortNewest")}</span>
    </AppLink>
  );
}

/** The heading of the date column. Phones hide that column; there `SortLink` is above the table. */
export function DateHead(props: SortLinkProps) {
  return (
    <TableHead
      aria-sort={props.direction === "desc" ? "descending" : "ascending"}
      className="py-0 whitespace-nowrap max-sm:hidden"
    >
      <SortLink {...props} />
    </TableHead>
  );
}
