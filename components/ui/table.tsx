import type { ComponentProps } from "react";
import { cn } from "@/lib/core/utils";

/** A table that scrolls inside its own frame; the frame takes focus so that arrow keys can scroll it. */
export function Table({
  className,
  "aria-label": label,
  ...props
}: ComponentProps<"table"> & { "aria-label": string }) {
  return (
    <div
      data-slot="table-region"
      role="region"
      aria-label={label}
      tabIndex={0}
      className="border-border bg-card relative w-full overflow-x-auto rounded-xl border"
    >
      <table
        data-slot="table"
        aria-label={label}
        className={cn("w-full border-collapse text-base", className)}
        {...props}
      />
    </div>
  );
}

/** Column headings. */
export function TableHeader({ className, ...props }: ComponentProps<"thead">) {
  return <thead data-slot="table-header" className={cn("bg-muted text-start", className)} {...props} />;
}

/** Rows. */
export function TableBody({ className, ...props }: ComponentProps<"tbody">) {
  return <tbody data-slot="table-body" className={className} {...props} />;
}

/** One row. */
export function TableRow({ className, ...props }: ComponentProps<"tr">) {
  return (
    <tr
      data-slot="table-row"
      className={cn("border-border hover:bg-muted/50 border-t first:border-t-0", className)}
      {...props}
    />
  );
}

/** A column heading, or with `scope="row"` a row heading. */
export function TableHead({ className, scope = "col", ...props }: ComponentProps<"th">) {
  return (
    <th
      data-slot="table-head"
      scope={scope}
      className={cn("px-4 py-3 text-start font-semibold", className)}
      {...props}
    />
  );
}

/** A cell. */
export function TableCell({ className, ...props }: ComponentProps<"td">) {
  return <td data-slot="table-cell" className={cn("px-4 py-2.5 align-middle", className)} {...props} />;
}
