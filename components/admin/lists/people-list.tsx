import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { ROLES, type Role } from "@/lib/core/roles";
import { actionsOn } from "@/lib/domains/admin/policy";
import type { AdminUser } from "@/lib/domains/admin/types";
import { formatDateTime } from "@/lib/language/format";
import { DeactivateUser } from "../account/deactivate-user";
import type { ListChoice } from "../filters/filter-fields";
import { USUAL } from "../list-parameters";
import type { Column, Row } from "../table/data-table";
import { textLink } from "../table-parts";

/** The columns of the users' list. */
export function useUserColumns(): Column[] {
  const t = useTranslations("adminDashboard.users");
  const tFacts = useTranslations("adminUser.facts");
  return [
    { id: "username", label: t("username"), sorted: { by: "name", first: "asc" } },
    { id: "role", label: t("role") },
    { id: "createdAt", label: t("createdAt"), kind: "date", sorted: USUAL },
    { id: "lastActive", label: tFacts("lastActive") },
    { id: "actions", label: t("actions"), kind: "actions" },
  ];
}

/** The filter of the users' list. */
export function useRoleChoice(): ListChoice {
  const t = useTranslations("adminDashboard.users");
  const tRole = useTranslations("options.role");
  return {
    name: "role",
    label: t("role"),
    all: t("allRoles"),
    options: ROLES.map((role) => ({ value: role, label: tRole(role) })),
  };
}

/** Accounts as an admin lists them. */
export interface People {
  admin: { id: string; role: Role };
  users: readonly AdminUser[];
  /** Number of open jobs by employer id. */
  openJobs: ReadonlyMap<string, number>;
}

/** The rows of the users' list. */
export function useUserRows({ admin, users, openJobs }: People): Row[] {
  const tRole = useTranslations("options.role");
  const tFacts = useTranslations("adminUser.facts");
  const locale = useLocale();
  return users.map((user) => ({
    id: user.id,
    cells: {
      username: (
        <span className="inline-flex flex-wrap items-center gap-x-3">
          <AppLink href={href.adminUser(user.id)} dir="auto" className={textLink}>
            {user.username}
          </AppLink>
          {user.name && user.name !== user.username ? (
            <span dir="auto" className="wrap-anywhere">
              {user.name}
            </span>
          ) : null}
        </span>
      ),
      role: tRole(user.role),
      createdAt: formatDateTime(user.createdAt, locale),
      lastActive: user.lastActive ? formatDateTime(user.lastActive, locale) : tFacts("never"),
      actions: <AccountAction admin={admin} user={user} openJobs={openJobs.get(user.id) ?? 0} />,
    },
  }));
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
  return (
    <span className="text-muted-foreground inline-block py-3">{t(admin.id === user.id ? "you" : "aboveRank")}</span>
  );
}
