import { useTranslations } from "next-intl";
import { href } from "@/lib/access/routes";
import type { Role } from "@/lib/core/roles";
import type { AdminUser } from "@/lib/domains/admin/types";
import { ListScreen, type ListProps } from "./list-screen";
import { useRoleChoice, useUserColumns, useUserRows } from "./people-list";

interface UsersPageProps extends ListProps {
  admin: { id: string; role: Role };
  users: readonly AdminUser[];
  /** Number of open jobs by employer id. */
  openJobs: ReadonlyMap<string, number>;
}

/** All users: searched by name, number, e-mail address or id, filtered by role. */
export function UsersPage({ admin, users, openJobs, ...list }: UsersPageProps) {
  const t = useTranslations("adminDashboard.users");
  return (
    <ListScreen
      {...list}
      kind="users"
      columns={useUserColumns()}
      rows={useUserRows({ admin, users, openJobs })}
      texts={{ table: t("heading"), filters: t("filters"), search: t("search"), none: t("none") }}
      choice={useRoleChoice()}
      add={{ href: href.newUser(), icon: "user-plus", label: t("add") }}
    />
  );
}
