import type { ReactNode } from "react";
import { TableCell, TableRow } from "@/components/ui/table";

/** A link inside a table's cell, as high as a finger. */
export const textLink =
  "text-primary inline-flex min-h-12 min-w-12 items-center wrap-anywhere underline decoration-2 underline-offset-4";

/** What a table without rows says. */
export function NoRows({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <TableRow>
      <TableCell colSpan={columns} className="text-muted-foreground py-8 text-center">
        {children}
      </TableCell>
    </TableRow>
  );
}
