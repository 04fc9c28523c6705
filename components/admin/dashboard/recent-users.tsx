import { UserPlus } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { ListUsersQuery } from "@/lib/admin/schema";
import type { AdminUser } from "@/lib/admin/types";
import { formatDateTime } from "@/lib/format";
import type { Page } from "@/lib/http/pagination";
import { href } from "@/lib/routes";
import { ROLES, type Role } from "@/lib/users/options";
import { AccountAction } from "../account/account-action";
import { ChoiceField } from "../filters/choice-field";
import { SearchField } from "../filters/search-field";
import { UrlForm } from "../filters/url-form";
import { dashboardHref, listLinks, without, type Parameters } from "../list-parameters";
import { PageLinks } from "../page-links";
import { DateHead, SortLink } from "../sort-link";
import { NoRows, PhoneLines, textLink, wideOnly } from "../table-parts";

export interface RecentUsersProps {
  admin: { id: string; role: Role };
  page: Page<AdminUser>;
  /** Open positions by their employer's id. */
  openJobs: ReadonlyMap<string, number>;
  query: Pick<ListUsersQuery, "search" | "role" | "direction">;
  parameters: Parameters;
}

/** Who registered: searched by username, of one role or all. */
export function RecentUsers({ admin, page, openJobs, query, parameters }: RecentUsersProps) {
  const t = useTranslations("adminDashboard.users");
  const tTable = useTranslations("adminTable");
  const tRole = useTranslations("options.role");
  const locale = useLocale();
  const { direction } = query;
  const links = listLinks("users", parameters, direction, page.nextCursor);
  const sort = { href: links.sort, direction, label: t("createdAt") };
  const isNarrowed = query.search !== null || query.role !== "all";
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t("heading")}</h2>
        <AppLink href={href.newUser()} className={buttonVariants({ variant: "secondary" })}>
          <UserPlus aria-hidden />
          {t("add")}
        </AppLink>
      </div>
      <UrlForm
        action={href.adminDashboard()}
        kept={without(parameters, ["users_search", "users_role", "users_cursor"])}
        label={t("filters")}
      >
        <SearchField name="users_search" label={t("search")} value={parameters.users_search} />
        <ChoiceField
          name="users_role"
          label={t("role")}
          value={parameters.users_role}
          all={t("allRoles")}
          options={ROLES.map((role) => ({ value: role, label: tRole(role) }))}
        />
      </UrlForm>
      <SortLink {...sort} className="w-fit sm:hidden" />
      <Table aria-label={t("heading")}>
        <caption className="sr-only">{tTable(direction === "desc" ? "newestFirst" : "oldestFirst")}</caption>
        <TableHeader>
          <TableRow>
            <TableHead>{t("username")}</TableHead>
            <TableHead className={wideOnly}>{t("role")}</TableHead>
            <DateHead {...sort} />
            <TableHead className="w-px">{t("actions")}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {page.items.map((user) => (
            <TableRow key={user.id}>
              <TableHead scope="row" className="py-0.5 align-top sm:align-middle">
                <AppLink href={href.adminUser(user.id)} dir="auto" className={textLink}>
                  {user.username}
                </AppLink>
                <PhoneLines>
                  <span>{tRole(user.role)}</span>
                  <span>{formatDateTime(user.createdAt, locale)}</span>
                </PhoneLines>
              </TableHead>
              <TableCell className={wideOnly}>{tRole(user.role)}</TableCell>
              <TableCell className={`${wideOnly} whitespace-nowrap tabular-nums`}>
                {formatDateTime(user.createdAt, locale)}
              </TableCell>
              <TableCell className="py-0.5 align-top sm:align-middle">
                <AccountAction admin={admin} user={user} openJobs={openJobs.get(user.id) ?? 0} />
              </TableCell>
            </TableRow>
          ))}
          {page.items.length === 0 ? (
            <NoRows
              columns={4}
              clear={
                isNarrowed
                  ? {
                      href: dashboardHref("users", parameters, { search: null, role: null, cursor: null }),
                      label: tTable("clear"),
                    }
                  : null
              }
            >
              {t("none")}
            </NoRows>
          ) : null}
        </TableBody>
      </Table>
      <PageLinks label={t("heading")} first={links.first} next={links.next} />
    </section>
  );
}
