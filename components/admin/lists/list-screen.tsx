import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { ClientMessages } from "@/components/shared/client-messages";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { MOST_COUNTED } from "@/lib/domains/admin/options";
import { formatCount } from "@/lib/language/format";
import { ExportList } from "../export/export-data";
import { ChoiceField, PageSizeField, SearchField, type ListChoice } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { ListPage } from "../list-page";
import { hiddenIn, listLinks, ordersOf, USUAL, without, type Parameters } from "../list-parameters";
import { ColumnMenu } from "../table/column-menu";
import { DataTable, type Column, type Row } from "../table/data-table";

/** A page of a list as the server read it. */
export interface ListProps {
  query: { search: string | null; sort: string; direction: "asc" | "desc"; cursor: unknown };
  parameters: Parameters;
  place: { nextCursor: string | null; previousCursor: string | null };
  /** How many the filter has, up to one more than are counted; null if that was not counted. */
  total: number | null;
}

interface ListScreenProps extends ListProps {
  kind: "users" | "jobs" | "applications";
  columns: readonly Column[];
  rows: readonly Row[];
  texts: { table: string; filters: string; search: string; none: string };
  choice: ListChoice;
  add?: { href: string; icon: IconName; label: string };
}

const HREF = { users: href.adminUsers, jobs: href.adminJobs, applications: href.adminApplications } as const;

/** A list of the office: heading, filters, table, pages; what it shows is in the address. */
export function ListScreen({
  kind,
  columns,
  rows,
  texts,
  choice,
  add,
  query,
  parameters,
  place,
  total,
}: ListScreenProps) {
  const t = useTranslations("adminTable");
  const tNav = useTranslations("shell.nav");
  const hrefWith = (change: Record<string, string | null>) => HREF[kind]({ ...parameters, ...change });
  const pages = listLinks(hrefWith, { ...place, cursor: parameters.cursor });
  const hidden = hiddenIn(parameters).filter((id) => columns.slice(1).some((column) => column.id === id));
  const isByDate = kind !== "applications" && query.search !== null;
  const sorted = columns.filter(({ sorted: order }) => !isByDate || order === USUAL);
  const chosen = parameters[choice.name];
  const isNarrowed = query.search !== null || (chosen !== undefined && chosen !== "all");
  // A page that is all there is says how many match a search, too.
  const isAll = pages.first === null && pages.next === null;
  const count = total ?? (isAll ? rows.length : null);
  const filter = new URLSearchParams({
    ...(query.search === null ? {} : { search: query.search }),
    ...(chosen === undefined ? {} : { [choice.name]: chosen }),
  }).toString();
  const clear = hrefWith({ search: null, [choice.name]: null, cursor: null, back: null });
  return (
    <ListPage
      title={tNav(kind)}
      actions={
        add ? (
          <AppLink href={add.href} className={buttonVariants({ variant: "outline" })}>
            <Icon name={add.icon} />
            {add.label}
          </AppLink>
        ) : null
      }
      {...pages}
    >
      <ClientMessages
        namespaces={[
          "adminTable",
          "adminExport",
          "adminAccount",
          "options.deactivationReason",
          "shell",
          "errors.offline",
        ]}
      >
        <div className="grid grid-cols-1 gap-3">
          <UrlForm
            action={HREF[kind]()}
            kept={without(parameters, ["search", choice.name, "limit", "cursor", "back"])}
            label={texts.filters}
            hasShortcut
          >
            <SearchField name="search" label={texts.search} value={parameters.search} />
            <ChoiceField {...choice} value={chosen} />
            <PageSizeField value={parameters.limit} />
            <ColumnMenu columns={columns} hidden={hidden} />
            <ExportList kind={kind} filter={filter && `?${filter}`} />
          </UrlForm>
          {count === null ? null : <p className="text-muted-foreground">{t("total", { shown: countText(count) })}</p>}
        </div>
        <DataTable
          label={texts.table}
          columns={columns}
          rows={rows}
          hidden={hidden}
          orders={ordersOf(hrefWith, sorted, query)}
          none={{ children: texts.none, clear: isNarrowed ? { href: clear, label: t("clear") } : null }}
        />
      </ClientMessages>
    </ListPage>
  );
}

const countText = (count: number): string =>
  count > MOST_COUNTED ? `${formatCount(MOST_COUNTED)}+` : formatCount(count);
