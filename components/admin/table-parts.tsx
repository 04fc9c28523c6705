import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import { TableCell, TableRow } from "@/components/ui/table";

/** A link inside a table's cell, as high as a finger. */
export const textLink =
  "text-primary inline-flex min-h-12 min-w-12 items-center wrap-anywhere underline decoration-2 underline-offset-4";

/** A column that phones have no room for: what it says stands below the row's heading there, in `PhoneLines`. */
export const wideOnly = "max-sm:hidden";

/** What the hidden columns say, below a row's heading on phones. */
export const PhoneLines = ({ children }: { children: ReactNode }) => (
  <span className="text-muted-foreground flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 font-normal sm:hidden">
    {children}
  </span>
);

/** A date or a time in a column of its own. */
export const DateCell = ({ children }: { children: ReactNode }) => (
  <TableCell className={`${wideOnly} whitespace-nowrap tabular-nums`}>{children}</TableCell>
);

export interface NoRowsProps {
  columns: number;
  /** Shows everything again, where something was asked for. */
  clear?: { href: string; label: string } | null;
  children: ReactNode;
}

/** What a table without rows says, and the way out where filters are why. */
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
