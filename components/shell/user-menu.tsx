import { AppLink } from "@/components/shared/app-link";
import { Building2, CircleUserRound, Heart, LogOut, Settings2, UserRound, Users, type LucideIcon } from "lucide-react";
import { holeFor } from "./fill-shell";
import { buttonVariants } from "@/components/ui/button-variants";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Spinner } from "@/components/ui/spinner";
import { StillIcon } from "@/components/ui/still-icon";
import { href } from "@/lib/access/routes";
import type { Audience } from "@/lib/core/roles";
import type { Translator } from "@/lib/language/i18n/translator";

/** The signed-in user's name, with links to profile and account, and logout. */
export function UserMenu({ t, audience }: { t: Translator; audience: Audience }) {
  const username = holeFor("username");
  return (
    <PopoverMenu
      id="user-menu"
      label={`${t("shell.signedInAs")} ${username}`}
      button={
        <>
          <StillIcon icon={CircleUserRound} className="size-7" />
          <span className="hidden max-w-48 break-all lg:inline">{username}</span>
        </>
      }
      className={buttonVariants({ variant: "ghost", className: "px-2.5 max-lg:size-12 max-lg:p-0" })}
    >
      <p className="text-muted-foreground px-3 py-2">
        {t("shell.signedInAs")} <b className="text-foreground block break-all">{username}</b>
      </p>
      <hr className="border-border -mx-1.5 my-1.5" />
      {audience === "worker" ? <Entry href={href.profile()} icon={UserRound} text={t("shell.profile")} /> : null}
      {audience === "worker" ? <Entry href={href.saved()} icon={Heart} text={t("shell.saved")} /> : null}
      {audience === "employer" ? <Entry href={href.hired()} icon={Users} text={t("shell.hired")} /> : null}
      {audience === "employer" ? (
        <Entry href={href.companyProfile()} icon={Building2} text={t("shell.companyProfile")} />
      ) : null}
      <Entry href={href.account()} icon={Settings2} text={t("shell.account")} />
      <button type="button" data-logout className="popover-item">
        <span className="contents in-data-[busy=leaving]:hidden">
          <StillIcon icon={LogOut} />
          {t("shell.logout")}
        </span>
        <span className="hidden in-data-[busy=leaving]:contents">
          <Spinner className="size-5" />
          {t("shell.loggingOut")}
        </span>
      </button>
    </PopoverMenu>
  );
}

const Entry = ({ href: address, icon, text }: { href: string; icon: LucideIcon; text: string }) => (
  <AppLink href={address} className="popover-item">
    <StillIcon icon={icon} />
    {text}
  </AppLink>
);
