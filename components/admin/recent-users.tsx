import { UserX } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from "@/components/ui/table";
import type { ListUsersQuery } from "@/lib/admin/schema";
import type { AdminUser } from "@/lib/admin/types";
import { formatDateTime } from "@/lib/format";
import type { Page } from "@/lib/http/pagination";
import { href } from "@/lib/routes";
import { ROLES } from "@/lib/users/options";
import { DateHead } from "./date-head";
import { FilterForm } from "./filter-form";
import type { Parameters } from "./list-parameters";
import { PageLinks } from "./page-links";
import { NoRows, textLink } from "./table-parts";

export interface RecentUsersProps {
  page: Page<AdminUser>;
  direction: ListUsersQuery["direction"];
  parameters: Parameters;
}

/** Who registered: searched by username, of one role or all. */
export function RecentUsers({ page, direction, parameters }: RecentUsersProps) {
  const t = useTranslations("adminDashboard.users");
  const tRole = useTranslations("options.role");
  const locale = useLocale();
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <h2 className="text-xl">{t("heading")}</h2>
      <FilterForm
        list="users"
        parameters={parameters}
        label={t("filters")}
        searchLabel={t("search")}
        choice={{
          name: "role",
          label: t("role"),
          options: [
            { value: "all", label: t("allRoles") },
            ...ROLES.map((role) => ({ value: role, label: tRole(role) })),
          ],
        }}
      />
      <Table aria-label={t("heading")}>
        <TableHeader>
          <TableRow>
            <TableHead>{t("username")}</TableHead>
            <TableHead>{t("role")}</TableHead>
            <DateHead list="users" parameters={parameters} direction={direction} label={t("createdAt")} />
          </TableRow>
        </TableHeader>
        <TableBody>
          {page.items.map((user) => (
            <TableRow key={user.id}>
              <TableHead scope="row" className="py-0.5">
                <AppLink href={href.adminUser(user.id)} className={textLink}>
                  {user.username}
                </AppLink>
                {user.deactivatedAt ? (
                  <Badge variant="destructive" size="sm" className="ms-2" icon={<UserX aria-hidden />}>
                    {t("deactivated")}
                  </Badge>
                ) : null}
              </TableHead>
              <TableCell>{tRole(user.role)}</TableCell>
              <TableCell className="whitespace-nowrap">{formatDateTime(user.createdAt, locale)}</TableCell>
            </TableRow>
          ))}
          {page.items.length === 0 ? <NoRows columns={3}>{t("none")}</NoRows> : null}
        </TableBody>
      </Table>
      <PageLinks list="users" parameters={parameters} nextCursor={page.nextCursor} label={t("heading")} />
    </section>
  );
}
