import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import { href } from "@/lib/access/routes";
import type { JobCard } from "@/lib/domains/jobs/types";
import { ChoiceField, SearchField, type ListChoice } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { without, type Parameters } from "../list-parameters";
import { useJobColumns, useJobRows, useStatusChoice } from "../lists/job-list";
import { useRoleChoice, useUserColumns, useUserRows, type People } from "../lists/people-list";
import type { Column, Row } from "../table/data-table";
import { NoRows, PhoneLines, SortHead, SortLink, wholeBadge, wholeWords, wideOnly } from "../table-parts";
import type { RecentNames } from "./recent-parameters";

type ListProps = Pick<RecentProps, "names" | "parameters">;

/** The accounts that registered last, or those that are searched for. */
export function RecentUsers({ names, parameters, ...people }: ListProps & People) {
  const t = useTranslations("adminDashboard.users");
  return (
    <Recent
      {...{ names, parameters }}
      texts={{ heading: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      add={{ href: href.newUser(), icon: "user-plus", label: t("add") }}
      choice={useRoleChoice()}
      columns={useUserColumns().filter(({ id }) => id !== "lastActive")}
      rows={useUserRows(people)}
    />
  );
}

/** The jobs that were made last, or those that are searched for. */
export function RecentJobs({ jobs, ...list }: ListProps & { jobs: readonly JobCard[] }) {
  const t = useTranslations("adminDashboard.jobs");
  return (
    <Recent
      {...list}
      texts={{ heading: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      add={{ href: href.newAdminJob(), icon: "circle-plus", label: t("add") }}
      choice={useStatusChoice()}
      columns={useJobColumns().filter(({ id }) => id !== "applications")}
      rows={useJobRows(jobs)}
    />
  );
}

interface RecentProps {
  /** The parameters of the dashboard's address that are this list's. */
  names: RecentNames;
  parameters: Parameters;
  texts: Record<"heading" | "filters" | "search" | "none", string>;
  add: { href: string; icon: IconName; label: string };
  choice: ListChoice;
  columns: readonly Column[];
  rows: readonly Row[];
}

/**
 * A list of the office on the dashboard, newest first: search, filter and order stay there, in its address. The link that reverses it
 * is in the date's column, and above the table on phones.
 */
// Not by DataTable, which loads 8 KB of script more than the page's budget allows (tests/e2e/weight.spec.ts).
function Recent({ names, parameters, texts, add, choice, columns: [heading, ...others], rows }: RecentProps) {
  const t = useTranslations("adminTable");
  const date = others.find(({ kind }) => kind === "date");
  const isOldest = parameters[names.direction] === "asc";
  const turned = { ...parameters, [names.direction]: isOldest ? null : "asc" };
  const sort = {
    href: href.adminDashboard(turned),
    direction: isOldest ? "asc" : "desc",
    label: date?.label ?? "",
    isTime: true,
  } as const;
  return (
    <section className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{texts.heading}</h2>
        <AppLink href={add.href} className={buttonVariants({ variant: "outline" })}>
          <Icon name={add.icon} />
          {add.label}
        </AppLink>
      </div>
      <UrlForm
        action={href.adminDashboard()}
        kept={without(parameters, [names.search, names.choice])}
        label={texts.filters}
      >
        <SearchField name={names.search} label={texts.search} value={parameters[names.search]} />
        <ChoiceField {...choice} name={names.choice} value={parameters[names.choice]} />
      </UrlForm>
      <SortLink {...sort} className="w-fit sm:hidden" />
      <Table aria-label={texts.heading}>
        <caption className="sr-only">{t(isOldest ? "oldestFirst" : "newestFirst")}</caption>
        <TableHeader>
          <TableRow>
            {[heading, ...others].map((column) =>
              column === undefined ? null : column.kind === "date" ? (
                <SortHead key={column.id} {...sort} className={wideOnly} />
              ) : (
                <TableHead key={column.id} className={isOnPhones(column) || column === heading ? undefined : wideOnly}>
                  {column.label}
                </TableHead>
              ),
            )}
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.length === 0 ? <NoRows columns={others.length + 1}>{texts.none}</NoRows> : null}
          {rows.map(({ id, cells }) => (
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
                <TableCell
                  key={column.id}
                  className={isOnPhones(column) ? `py-0.5 ${wholeBadge}` : `${wideOnly} ${wholeWords} ${wholeBadge}`}
                >
                  {cells[column.id]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  );
}

/** Other columns are lines below the row's heading there. */
const isOnPhones = ({ kind }: Column): boolean => kind === "actions";
