import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { TableCell, TableHead, TableRow } from "@/components/ui/table";
import { href } from "@/lib/access/routes";
import { ROLES, type Role } from "@/lib/core/roles";
import { actionsOn } from "@/lib/domains/admin/policy";
import type { ListUsersQuery } from "@/lib/domains/admin/schema";
import type { AdminUser } from "@/lib/domains/admin/types";
import { formatDateTime } from "@/lib/language/format";
import type { Page } from "@/lib/platform/http/pagination";
import { DeactivateUser } from "../account/deactivate-user";
import type { Parameters } from "../list-parameters";
import { DateCell, PhoneLines, textLink, wideOnly } from "../table-parts";
import { RecentList } from "./recent-list";

export interface RecentUsersProps {
  admin: { id: string; role: Role };
  page: Page<AdminUser>;
  /** Number of open jobs by employer id. */
  openJobs: ReadonlyMap<string, number>;
  query: Pick<ListUsersQuery, "search" | "role" | "direction">;
  parameters: Parameters;
}

/** All users: searchable by username, filtered by role. */
export function RecentUsers({ admin, page, openJobs, query, parameters }: RecentUsersProps) {
  const t = useTranslations("adminDashboard.users");
  const tRole = useTranslations("options.role");
  const locale = useLocale();
  return (
    <RecentList
      list="users"
      parameters={parameters}
      direction={query.direction}
      nextCursor={page.nextCursor}
      add={{ href: href.newUser(), icon: "user-plus" }}
      choice={{
        name: "role",
        label: t("role"),
        all: t("allRoles"),
        options: ROLES.map((role) => ({ value: role, label: tRole(role) })),
      }}
      isNarrowed={query.search !== null || query.role !== "all"}
      columns={[t("username"), t("role")]}
      rows={page.items.map((user) => (
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
          <DateCell>{formatDateTime(user.createdAt, locale)}</DateCell>
          <TableCell className="py-0.5 align-top sm:align-middle">
            <AccountAction admin={admin} user={user} openJobs={openJobs.get(user.id) ?? 0} />
          </TableCell>
        </TableRow>
      ))}
    />
  );
}

interface AccountActionProps {
  admin: { id: string; role: Role };
  user: Pick<AdminUser, "id" | "username" | "role" | "deactivatedAt">;
  openJobs: number;
}

/** The action on an account in the list: 'Deactivate', or the reason there is none. */
function AccountAction({ admin, user, openJobs }: AccountActionProps) {
  const t = useTranslations("adminAccount");
  if (user.deactivatedAt) {
    return (
      <Badge variant="destructive" size="sm" className="my-2.5" icon={<Icon name="user-x" />}>
        {t("deactivated")}
      </Badge>
    );
  }
  if (actionsOn(admin, user).deactivate) {
    return (
      // Aligned with the column's heading; in one line, but for the longest words on a phone.
      <span className="-ms-3 inline-flex min-w-30 sm:whitespace-nowrap">
        <DeactivateUser user={{ id: user.id, username: user.username }} openJobs={openJobs} />
      </span>
    );
  }
  if (admin.id === user.id) return <span className="text-muted-foreground inline-block py-3">{t("you")}</span>;
  return <span className="text-muted-foreground inline-block py-3">{t("aboveRank")}</span>;
}
