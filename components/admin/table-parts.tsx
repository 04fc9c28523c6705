import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { TableCell, TableHead, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/core/utils";
import type { Order } from "./list-parameters";

/** A link inside a table cell, tall enough for a finger. */
export const textLink =
  "text-primary inline-flex min-h-12 min-w-12 items-center wrap-anywhere underline decoration-2 underline-offset-4";

/** A column hidden on phones, where `PhoneLines` below the row's heading repeats it. */
export const wideOnly = "max-sm:hidden";

/** A cell that is as wide as most words, but breaks what is longer; and a badge in it that stays whole. */
export const wholeWords = "min-w-28 wrap-anywhere";
export const wholeBadge = "[&_[data-slot=badge]>span]:wrap-normal";

/** The contents of the hidden columns, below a row's heading on phones. */
export const PhoneLines = ({ children }: { children: ReactNode }) => (
  <span className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 font-normal sm:hidden">
    {children}
  </span>
);

/** A date or time in a column of its own. */
export const DateCell = ({ children }: { children: ReactNode }) => (
  <TableCell className={`${wideOnly} whitespace-nowrap tabular-nums`}>{children}</TableCell>
);

export interface NoRowsProps {
  columns: number;
  /** Link that resets the filters, if any are active. */
  clear?: { href: string; label: string } | null;
  children: ReactNode;
}

/** The message of an empty table, with a way out if filters are the reason. */
export function NoRows({ columns, clear, children }: NoRowsProps) {
  return (
    <TableRow className="hover:bg-transparent">
      <TableCell colSpan={columns} className="text-muted-foreground py-8 text-center">
        <p>{children}</p>
        {clear ? (
          <AppLink href={clear.href} scroll={false} className={cn(buttonVariants({ variant: "outline" }), "mt-3")}>
            {clear.label}
          </AppLink>
        ) : null}
      </TableCell>
    </TableRow>
  );
}

export interface SortLinkProps extends Order {
  label: string;
  /** Whether the order is one of time, which reads as newest or oldest. */
  isTime?: boolean;
  className?: string;
}

/** Sorts a list by a column, or reverses its order. */
export function SortLink({ href, direction, label, isTime = false, className }: SortLinkProps) {
  const t = useTranslations("adminTable");
  const said = direction === null ? "sort" : !isTime ? "reverse" : direction === "desc" ? "sortOldest" : "sortNewest";
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
      <Icon
        name={direction === null ? "arrow-down-up" : direction === "asc" ? "arrow-up" : "arrow-down"}
        className={cn("size-5 shrink-0", direction === null && "text-muted-foreground")}
      />
      <span className="sr-only">{t(said)}</span>
    </AppLink>
  );
}

/** The heading of a column that sorts. Phones hide most columns; there `SortLink` is above the table. */
export function SortHead({ className, ...props }: SortLinkProps) {
  const { direction } = props;
  return (
    <TableHead
      aria-sort={direction === null ? undefined : direction === "desc" ? "descending" : "ascending"}
      className={cn("py-0 whitespace-nowrap", className)}
    >
      <SortLink {...props} />
    </TableHead>
  );
}
