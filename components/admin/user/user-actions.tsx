import { BriefcaseBusiness, ScrollText } from "lucide-react";
import { StillIcon } from "@/components/ui/still-icon";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/core/utils";
import { actionsOn } from "@/lib/domains/admin/policy";
import type { AdminGrievance, AdminUserDetails } from "@/lib/domains/admin/types";
import { href } from "@/lib/access/routes";
import type { Role } from "@/lib/core/roles";
import { audienceOf } from "@/lib/core/roles";
import { RecoveryCode } from "../account/recovery-code";
import { DeactivateUser } from "../account/deactivate-user";
import { ReactivateUser } from "../account/reactivate-user";
import { ResetSecondFactor } from "../account/reset-second-factor";
import { VerifyUser } from "../account/verify-user";

export interface UserActionsProps extends Pick<AdminUserDetails, "user" | "counts" | "hasSecondFactor" | "recovery"> {
  admin: { id: string; role: Role };
  /** The visitor's, for whom the account was looked up. */
  complaint: AdminGrievance | null;
}

/** An admin's actions on an account, and a link to its history. */
export function UserActions({ admin, user, counts, hasSecondFactor, recovery, complaint }: UserActionsProps) {
  const t = useTranslations("adminUser.actions");
  const may = actionsOn(admin, user);
  const isPosting = audienceOf(user.role) === "employer" && user.deactivatedAt === null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:flex-col max-sm:items-stretch">
      {may.verify ? <VerifyUser user={{ id: user.id, username: user.username, isVerified: user.isVerified }} /> : null}
      {may.deactivate ? (
        <RecoveryCode
          user={{ id: user.id, username: user.username }}
          recovery={recovery}
          complaint={complaint && { number: complaint.number, contact: complaint.contact }}
        />
      ) : null}
      {isPosting ? (
        <AppLink href={href.newAdminJob(user.id)} className={buttonVariants({ variant: "outline" })}>
          <StillIcon icon={BriefcaseBusiness} />
          {t("addJob")}
        </AppLink>
      ) : null}
      <AppLink
        href={href.adminAudit(audienceOf(user.role) === "admin" ? { actor: user.id } : { target: user.id })}
        className={cn(buttonVariants({ variant: "ghost" }), "px-3")}
      >
        <StillIcon icon={ScrollText} />
        {t(audienceOf(user.role) === "admin" ? "done" : "history")}
      </AppLink>
      {may.deactivate && hasSecondFactor ? <ResetSecondFactor user={{ id: user.id, username: user.username }} /> : null}
      {may.reactivate ? <ReactivateUser user={{ id: user.id, username: user.username }} /> : null}
      {may.deactivate ? (
        <DeactivateUser user={{ id: user.id, username: user.username }} openJobs={counts.openJobs} />
      ) : null}
    </div>
  );
}
