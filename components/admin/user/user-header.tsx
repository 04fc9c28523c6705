import { useLocale, useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { Fact } from "@/components/shared/fact";
import { Avatar } from "@/components/ui/avatar";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { href } from "@/lib/access/routes";
import { pick } from "@/lib/core/objects";
import { audienceOf, type Role } from "@/lib/core/roles";
import { cn } from "@/lib/core/utils";
import { actionsOn } from "@/lib/domains/admin/policy";
import type { AdminGrievance, AdminUserDetails } from "@/lib/domains/admin/types";
import { formatDate, formatDateTime } from "@/lib/language/format";
import { ReactivateUser, ResetSecondFactor, VerifyUser } from "../account/account-actions";
import { ConfirmPhone } from "../account/confirm-phone";
import { DeactivateUser } from "../account/deactivate-user";
import { RecoveryCode } from "../account/recovery-code";
import { KeyHint } from "../key-hint";

export interface UserHeaderProps extends UserActionsProps, Pick<AdminUserDetails, "profile"> {}

/** The name under which an admin sees a user. */
export const nameOf = ({ user, profile }: Pick<AdminUserDetails, "user" | "profile">): string =>
  profile?.name ?? user.username;

/** Name, role and verification of a user, and the account's basic data. */
export function UserHeader({ profile, ...props }: UserHeaderProps) {
  const { user } = props;
  const t = useTranslations("adminUser");
  const tRole = useTranslations("options.role");
  const tWhat = useTranslations("adminAccount.verify.what");
  const tReason = useTranslations("options.deactivationReason");
  const locale = useLocale();
  const name = nameOf({ user, profile });
  return (
    <Card asChild>
      <header>
        <div className="flex items-start gap-4">
          <Avatar
            src={profile?.photo ? href.smallPhoto(profile.photo) : null}
            name={name}
            className="size-16 text-xl"
          />
          <div className="grid min-w-0 gap-2">
            <h1 dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
              {name}
            </h1>
            <div className="flex flex-wrap gap-2">
              <Badge icon={<Icon name="id-card" />}>{tRole(user.role)}</Badge>
              {user.isVerified ? (
                <Badge variant="success" icon={<Icon name="badge-check" />}>
                  {user.checkedBy && user.checkedAt
                    ? `${t("verified")} · ${tWhat(user.checkedBy)}, ${formatDate(user.checkedAt, locale)}`
                    : t("verified")}
                </Badge>
              ) : (
                <Badge variant="outline" icon={<Icon name="circle-help" />}>
                  {t("unverified")}
                </Badge>
              )}
              {user.phoneConfirmedAt ? (
                <Badge variant="success" icon={<Icon name="phone" />}>
                  {t("phoneConfirmed", { date: formatDate(user.phoneConfirmedAt, locale) })}
                </Badge>
              ) : null}
              {user.deactivatedAt ? (
                <Badge variant="destructive" icon={<Icon name="user-x" />}>
                  {t("deactivated", { date: formatDateTime(user.deactivatedAt, locale) })}
                </Badge>
              ) : null}
            </div>
          </div>
        </div>
        {user.deactivationReason ? (
          <p className="wrap-anywhere">
            <b>{tReason(user.deactivationReason)}</b> {user.deactivationNote}
          </p>
        ) : null}
        <dl className="border-border grid gap-x-6 gap-y-3 border-t pt-4 sm:grid-cols-2 lg:grid-cols-4">
          <Fact label={t("facts.username")}>{user.username}</Fact>
          <Fact label={t("facts.registered")}>{formatDateTime(user.createdAt, locale)}</Fact>
          <Fact label={t("facts.lastActive")}>
            {user.lastActive ? formatDateTime(user.lastActive, locale) : t("facts.never")}
          </Fact>
          <Fact label={t("facts.location")}>{profile?.location ?? t("facts.notGiven")}</Fact>
          <Fact label={t("facts.contact")}>{profile?.contact ?? t("facts.notGiven")}</Fact>
          {audienceOf(user.role) === "employer" ? (
            <Fact label={t("facts.company")}>{profile?.companyName ?? t("facts.notGiven")}</Fact>
          ) : null}
          <Fact label={t("facts.id")} className="sm:col-span-2">
            <code className="text-base break-all">{user.id}</code>
          </Fact>
        </dl>
        <div className="border-border border-t pt-4">
          <UserActions {...props} />
        </div>
      </header>
    </Card>
  );
}

interface UserActionsProps extends Pick<AdminUserDetails, "user" | "counts" | "hasSecondFactor" | "recovery"> {
  admin: { id: string; role: Role };
  /** The visitor's, for whom the account was looked up. */
  complaint: AdminGrievance | null;
}

/** An admin's actions on an account, and a link to its history. */
function UserActions({ admin, user, counts, hasSecondFactor, recovery, complaint }: UserActionsProps) {
  const t = useTranslations("adminUser.actions");
  const tCases = useTranslations("cases");
  const may = actionsOn(admin, user);
  // No more of it than they need: it is sent to the browser.
  const account = pick(user, ["id", "username"]);
  const isPosting = audienceOf(user.role) === "employer" && user.deactivatedAt === null;
  return (
    <div className="flex flex-wrap gap-2 max-sm:flex-col max-sm:items-stretch">
      {may.verify ? <VerifyUser user={pick(user, ["id", "username", "role", "isVerified"])} /> : null}
      {may.verify && recovery?.phone && audienceOf(user.role) === "employer" ? (
        <ConfirmPhone user={account} isConfirmed={user.phoneConfirmedAt !== null} />
      ) : null}
      {may.deactivate ? (
        <RecoveryCode
          user={account}
          recovery={recovery}
          complaint={complaint && { number: complaint.number, contact: complaint.contact }}
        />
      ) : null}
      {isPosting ? (
        <AppLink href={href.newAdminJob(user.id)} className={buttonVariants({ variant: "outline" })}>
          <Icon name="briefcase-business" />
          {t("addJob")}
        </AppLink>
      ) : null}
      <AppLink
        href={href.adminCases({ search: user.id })}
        aria-keyshortcuts="c"
        className={cn(buttonVariants({ variant: "outline" }), "px-3")}
      >
        <Icon name="inbox" />
        {tCases("title")}
        <KeyHint letter="c" />
      </AppLink>
      <AppLink
        href={href.adminAudit(audienceOf(user.role) === "admin" ? { actor: user.id } : { target: user.id })}
        className={cn(buttonVariants({ variant: "ghost" }), "px-3")}
      >
        <Icon name="scroll-text" />
        {t(audienceOf(user.role) === "admin" ? "done" : "history")}
      </AppLink>
      {may.deactivate && hasSecondFactor ? <ResetSecondFactor user={account} /> : null}
      {may.reactivate ? <ReactivateUser user={account} /> : null}
      {may.deactivate ? <DeactivateUser user={account} openJobs={counts.openJobs} /> : null}
    </div>
  );
}
