import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { UserX } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { actionsOn } from "@/lib/domains/admin/policy";
import type { AdminUser } from "@/lib/domains/admin/types";
import type { Role } from "@/lib/core/roles";
import { DeactivateUser } from "./deactivate-user";

export interface AccountActionProps {
  admin: { id: string; role: Role };
  user: Pick<AdminUser, "id" | "username" | "role" | "deactivatedAt">;
  openJobs: number;
}

/** The action on an account in the list: 'Deactivate', or the reason there is none. */
export function AccountAction({ admin, user, openJobs }: AccountActionProps) {
  const t = useTranslations("adminAccount");
  if (user.deactivatedAt) {
    return (
      <Badge variant="destructive" size="sm" className="my-2.5" icon={<StillIcon icon={UserX} />}>
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
