"use client";

import { columnVisibilityFeature, createColumnHelper, tableFeatures, useTable } from "@tanstack/react-table";
import { useMemo, type ReactNode } from "react";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { cn } from "@/lib/core/utils";
import type { Order, Sorted } from "../list-parameters";
import {
  NoRows,
  PhoneLines,
  SortHead,
  SortLink,
  wholeBadge,
  wholeWords,
  wideOnly,
  type NoRowsProps,
} from "../table-parts";

/** A column: the first is a row's heading; `date` is a time; `actions` are no facts, so phones show them too. */
export type Column = { id: string; label: string; kind?: "date" | "actions"; sorted?: Sorted };

/** A row with its cells by column, as the server drew them. */
export type Row = { id: string; cells: Record<string, ReactNode> };

export interface DataTableProps {
  label: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The ids of columns that the reader has hidden. */
  hidden: readonly string[];
  /** The orders by column. */
  orders: Readonly<Record<string, Order>>;
  /** The words of an empty table. */
  none: Pick<NoRowsProps, "clear" | "children">;
}

const features = tableFeatures({ columnVisibilityFeature });
const helper = createColumnHelper<typeof features, Row>();

/** A page of a list (shadcn's data table): the server sorts, filters and pages; this shows the chosen columns. */
export function DataTable({ label, columns, rows, hidden, orders, none }: DataTableProps) {
  const [heading, ...others] = columns;
  const definitions = useMemo(
    () =>
      helper.columns(
        columns.map(({ id, label: header }) =>
          helper.display({ id, header, cell: ({ row }) => row.original.cells[id] }),
        ),
      ),
    [columns],
  );
  const columnVisibility = useMemo(() => Object.fromEntries(hidden.map((id) => [id, false])), [hidden]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({
    features,
    columns: definitions,
    data,
    getRowId: ({ id }) => id,
    state: { columnVisibility },
  });
  const kinds = new Map(columns.map(({ id, kind }) => [id, kind]));
  const shown = table.getVisibleLeafColumns().map(({ id }) => id);
  const sorting = columns.flatMap(({ id, label: text, kind }) => {
    const order = orders[id];
    return order ? [{ ...order, id, label: text, isTime: kind === "date" }] : [];
  });
  const facts = others.filter(({ id, kind }) => kind !== "actions" && shown.includes(id));
  return (
    <div className="grid grid-cols-1">
      <p className="flex flex-wrap gap-x-5 sm:hidden">
        {sorting.map(({ id, ...order }) => (
          <SortLink key={id} {...order} />
        ))}
      </p>
      <Table aria-label={label}>
        <TableHeader>
          {table.getHeaderGroups().map((group) => (
            <TableRow key={group.id}>
              {group.headers.map((header) => {
                const kind = kinds.get(header.column.id);
                const text = String(header.column.columnDef.header);
                const isShownToPhones = header.column.id === heading?.id || kind === "actions";
                const [className, order] = [isShownToPhones ? undefined : wideOnly, orders[header.column.id]];
                if (order) {
                  const isTime = kind === "date";
                  return <SortHead key={header.id} {...{ ...order, label: text, isTime, className }} />;
                }
                return (
                  <TableHead key={header.id} className={className}>
                    {text}
                  </TableHead>
                );
              })}
            </TableRow>
          ))}
        </TableHeader>
        <TableBody>
          {data.length === 0 ? <NoRows columns={shown.length} {...none} /> : null}
          {table.getRowModel().rows.map((row) => (
            <TableRow key={row.id}>
              {row.getVisibleCells().map((cell) => {
                const { id } = cell.column;
                const kind = kinds.get(id);
                if (id !== heading?.id) {
                  return (
                    <TableCell
                      key={cell.id}
                      dir={kind === undefined ? "auto" : undefined}
                      className={cn(
                        kind === "actions" ? "py-0.5 max-sm:align-top" : `${wideOnly} ${wholeWords}`,
                        kind === "date" && "whitespace-nowrap tabular-nums",
                        wholeBadge,
                      )}
                    >
                      <table.FlexRender cell={cell} />
                    </TableCell>
                  );
                }
                return (
                  <TableHead key={cell.id} scope="row" className="py-0.5 font-medium max-sm:align-top sm:min-w-48">
                    <table.FlexRender cell={cell} />
                    <PhoneLines>
                      {facts.map(({ id: fact }) =>
                        row.original.cells[fact] ? (
                          <span key={fact} dir="auto" className="wrap-anywhere">
                            {row.original.cells[fact]}
                          </span>
                        ) : null,
                      )}
                    </PhoneLines>
                  </TableHead>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}
