import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { TableCell, TableHead, TableRow } from "@/components/ui/table";
import { href } from "@/lib/access/routes";
import type { Role } from "@/lib/core/roles";
import type { AdminUser } from "@/lib/domains/admin/types";
import type { JobCard } from "@/lib/domains/jobs/types";
import { ChoiceField, SearchField, type ListChoice } from "../filters/filter-fields";
import { useJobColumns, useJobRows, useStatusChoice } from "../lists/job-list";
import { useRoleChoice, useUserColumns, useUserRows } from "../lists/people-list";
import type { Column, Row } from "../table/data-table";
import { DatedTable, NoRows, PhoneLines, SortHead, wideOnly } from "../table-parts";

interface RecentUsersProps {
  admin: { id: string; role: Role };
  users: readonly AdminUser[];
  /** Number of open jobs by employer id. */
  openJobs: ReadonlyMap<string, number>;
}

/** The accounts that registered last. */
export function RecentUsers(people: RecentUsersProps) {
  const t = useTranslations("adminDashboard.users");
  return (
    <Recent
      list={href.adminUsers}
      texts={{ heading: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      choice={useRoleChoice()}
      columns={useUserColumns().filter(({ id }) => id !== "lastActive")}
      rows={useUserRows(people)}
    />
  );
}

/** The jobs that were made last. */
export function RecentJobs({ jobs }: { jobs: readonly JobCard[] }) {
  const t = useTranslations("adminDashboard.jobs");
  return (
    <Recent
      list={href.adminJobs}
      texts={{ heading: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      choice={useStatusChoice()}
      columns={useJobColumns().filter(({ id }) => id !== "applications")}
      rows={useJobRows(jobs)}
    />
  );
}

interface RecentProps {
  /** The address of the whole list. */
  list: (parameters?: Record<string, string | null>) => string;
  texts: Record<"heading" | "filters" | "search" | "none", string>;
  choice: ListChoice;
  columns: readonly Column[];
  rows: readonly Row[];
}

/** The newest rows of a list of the office; search, filter and order lead to the list itself. */
function Recent({ list, texts, choice, columns: [heading, ...others], rows }: RecentProps) {
  const t = useTranslations("adminTable");
  const date = others.find(({ kind }) => kind === "date");
  const sort = { href: list({ direction: "asc" }), label: date?.label ?? "", direction: "desc" as const, isTime: true };
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-xl">{texts.heading}</h2>
      <form action={list()} role="search" aria-label={texts.filters} className="flex flex-wrap items-end gap-3">
        <SearchField name="search" label={texts.search} value={undefined} />
        <ChoiceField {...choice} value={undefined} />
        <Button type="submit" variant="outline">
          {t("apply")}
        </Button>
      </form>
      <DatedTable
        label={texts.heading}
        sort={sort}
        heads={[heading, ...others].map((column) =>
          column === undefined ? null : column.kind === "date" ? (
            <SortHead key={column.id} {...sort} className={wideOnly} />
          ) : (
            <TableHead key={column.id} className={isOnPhones(column) || column === heading ? undefined : wideOnly}>
              {column.label}
            </TableHead>
          ),
        )}
        rows={rows.map(({ id, cells }) => (
          <TableRow key={id}>
            <TableHead scope="row" className="py-0.5 font-medium max-sm:align-top sm:min-w-48">
              {heading ? cells[heading.id] : null}
              <PhoneLines>
                {others
                  .filter((column) => !isOnPhones(column))
                  .map((column) => (
                    <span key={column.id} dir="auto" className="wrap-anywhere">
                      {cells[column.id]}
                    </span>
                  ))}
              </PhoneLines>
            </TableHead>
            {others.map((column) => (
              <TableCell key={column.id} className={isOnPhones(column) ? "py-0.5" : `${wideOnly} wrap-anywhere`}>
                {cells[column.id]}
              </TableCell>
            ))}
          </TableRow>
        ))}
        none={<NoRows columns={others.length + 1}>{texts.none}</NoRows>}
      />
    </section>
  );
}

/** Other columns are lines below the row's heading there. */
const isOnPhones = ({ kind }: Column): boolean => kind === "actions";
