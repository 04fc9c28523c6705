import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";
import { ClearLink, PageSizeField } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { ListPage, type ListPageProps } from "../list-page";
import { hiddenIn, listLinks, ordersOf, without, type Parameters } from "../list-parameters";
import { ColumnMenu } from "../table/column-menu";
import { DataTable, type Column, type Row } from "../table/data-table";

/** A page of a log as the server read it. */
export interface LogProps {
  parameters: Parameters;
  direction: "asc" | "desc";
  place: { nextCursor: string | null; previousCursor: string | null };
  isNarrowed: boolean;
}

interface LogScreenProps extends LogProps, Pick<ListPageProps, "link"> {
  texts: "adminAudit" | "adminSecurity";
  /** The log's address. */
  hrefOf: (parameters?: Record<string, string | null>) => string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** The names of the parameters that `children`, the fields of its filter, choose. */
  names: readonly string[];
  children: ReactNode;
}

/** A log of the office: heading, filters, table, pages; what it shows is in the address. */
export function LogScreen({
  texts,
  hrefOf,
  columns,
  rows,
  names,
  parameters,
  direction,
  place,
  isNarrowed,
  link = null,
  children,
}: LogScreenProps) {
  const t = useTranslations(texts);
  const hrefWith = (change: Record<string, string | null>) => hrefOf({ ...parameters, ...change });
  const hidden = hiddenIn(parameters).filter((id) => columns.slice(1).some((column) => column.id === id));
  return (
    <ListPage
      title={t("title")}
      text={t("text")}
      link={link}
      {...listLinks(hrefWith, { ...place, cursor: parameters.cursor })}
    >
      <ClientMessages namespaces={["adminTable"]}>
        <div className="grid grid-cols-1 gap-3">
          <UrlForm
            action={hrefOf()}
            kept={without(parameters, [...names, "limit", "cursor", "back"])}
            label={t("filters.heading")}
            hasShortcut={names.includes("search")}
          >
            {children}
            <PageSizeField value={parameters.limit} />
            <ColumnMenu columns={columns} hidden={hidden} />
          </UrlForm>
          {isNarrowed ? <ClearLink href={hrefOf()} /> : null}
        </div>
        <DataTable
          label={t("title")}
          columns={columns}
          rows={rows}
          hidden={hidden}
          orders={ordersOf(hrefWith, columns, { sort: "date", direction })}
          none={{ children: t(isNarrowed ? "noneMatch" : "none") }}
        />
      </ClientMessages>
    </ListPage>
  );
}
