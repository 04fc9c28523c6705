import { Building2, CircleUserRound, Heart, LogOut, Settings2, UserRound, Users, type LucideIcon } from "lucide-react";
import { getTranslations } from "next-intl/server";
import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { href } from "@/lib/routes";
import type { Audience } from "@/lib/users/options";
import { LogoutButton } from "./logout-button";

type Props = { userId: string; username: string; audience: Audience };

/** The signed-in user's name, with links to profile and account, and logout. */
export async function UserMenu({ userId, username, audience }: Props) {
  const t = await getTranslations("shell");
  return (
    <PopoverMenu
      id="user-menu"
      label={`${t("signedInAs")} ${username}`}
      button={
        <>
          <CircleUserRound aria-hidden className="size-7" />
          <span className="hidden max-w-48 break-all lg:inline">{username}</span>
        </>
      }
      className={buttonVariants({ variant: "ghost", className: "px-2.5 max-lg:size-12 max-lg:p-0" })}
    >
      <p className="text-muted-foreground px-3 py-2">
        {t("signedInAs")} <b className="text-foreground block break-all">{username}</b>
      </p>
      <hr className="border-border -mx-1.5 my-1.5" />
      {audience === "worker" ? <Entry href={href.profile()} icon={UserRound} text={t("profile")} /> : null}
      {audience === "worker" ? <Entry href={href.saved()} icon={Heart} text={t("saved")} /> : null}
      {audience === "employer" ? <Entry href={href.hired()} icon={Users} text={t("hired")} /> : null}
      {audience === "employer" ? (
        <Entry href={href.companyProfile()} icon={Building2} text={t("companyProfile")} />
      ) : null}
      <Entry href={href.account()} icon={Settings2} text={t("account")} />
      <LogoutButton
        userId={userId}
        icon={<LogOut aria-hidden />}
        texts={{ logout: t("logout"), loggingOut: t("loggingOut"), failed: t("logoutFailed") }}
      />
    </PopoverMenu>
  );
}

const Entry = ({ href: address, icon: Icon, text }: { href: string; icon: LucideIcon; text: string }) => (
  <AppLink href={address} className="popover-item">
    <Icon aria-hidden />
    {text}
  </AppLink>
);
