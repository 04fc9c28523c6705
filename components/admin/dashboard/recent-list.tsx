import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { TableHead } from "@/components/ui/table";
import { href } from "@/lib/access/routes";
import { ChoiceField, SearchField, type ChoiceFieldProps } from "../filters/filter-fields";
import { UrlForm } from "../filters/url-form";
import { dashboardHref, listLinks, without, type ListName, type Parameters } from "../list-parameters";
import { PageLinks } from "../list-page";
import { DatedTable, DateHead, NoRows, wideOnly, type Direction } from "../table-parts";

export interface RecentListProps {
  list: ListName;
  parameters: Parameters;
  direction: Direction;
  nextCursor: string | null;
  /** The link to add one. */
  add: { href: string; icon: IconName };
  /** The filter beside the search; its name is a parameter without the list's prefix. */
  choice: Omit<ChoiceFieldProps, "value">;
  /** Whether a search or filter is active. */
  isNarrowed: boolean;
  /** The columns before the date: the row's heading, and those hidden on phones. */
  columns: readonly string[];
  rows: readonly ReactNode[];
}

/** One of the dashboard's two lists: add button, search and filter, the table by date, its pages. */
export function RecentList(props: RecentListProps) {
  const { list, parameters, direction, nextCursor, add, choice, isNarrowed, columns, rows } = props;
  const t = useTranslations(`adminDashboard.${list}`);
  const tTable = useTranslations("adminTable");
  const hrefWith = (change: Record<string, string | null>) => dashboardHref(list, parameters, change);
  const links = listLinks(hrefWith, { cursor: parameters[`${list}_cursor`], direction, nextCursor });
  const sort = { href: links.sort, direction, label: t("createdAt") };
  const [search, chosen] = [`${list}_search`, `${list}_${choice.name}`];
  const clear = { href: hrefWith({ search: null, [choice.name]: null, cursor: null }), label: tTable("clear") };
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("heading")}</h2>
        <AppLink href={add.href} className={buttonVariants({ variant: "outline" })}>
          <Icon name={add.icon} />
          {t("add")}
        </AppLink>
      </div>
      <UrlForm
        action={href.adminDashboard()}
        kept={without(parameters, [search, chosen, `${list}_cursor`])}
        label={t("filters")}
      >
        <SearchField name={search} label={t("search")} value={parameters[search]} />
        <ChoiceField {...choice} name={chosen} value={parameters[chosen]} />
      </UrlForm>
      <DatedTable
        label={t("heading")}
        sort={sort}
        heads={
          <>
            {columns.map((column, index) => (
              <TableHead key={column} className={index === 0 ? undefined : wideOnly}>
                {column}
              </TableHead>
            ))}
            <DateHead {...sort} />
            <TableHead className="w-px">{t("actions")}</TableHead>
          </>
        }
        rows={rows}
        none={
          <NoRows columns={columns.length + 2} clear={isNarrowed ? clear : null}>
            {t("none")}
          </NoRows>
        }
      />
      <PageLinks label={t("heading")} first={links.first} next={links.next} />
    </section>
  );
}
