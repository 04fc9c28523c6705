import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";
import { TableCell, TableRow } from "@/components/ui/table";

/** A link inside a table cell, tall enough for a finger. */
export const textLink =
  "text-primary inline-flex min-h-12 min-w-12 items-center wrap-anywhere underline decoration-2 underline-offset-4";

/** A column hidden on phones, where `PhoneLines` below the row's heading repeats it. */
export const wideOnly = "max-sm:hidden";

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
