import { useTranslations } from "next-intl";
import { href } from "@/lib/access/routes";
import { ListScreen, type ListProps } from "./list-screen";
import { useRoleChoice, useUserColumns, useUserRows, type People } from "./people-list";

/** All users: searched by name, number, e-mail address or id, filtered by role. */
export function UsersPage({ admin, users, openJobs, ...list }: ListProps & People) {
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
