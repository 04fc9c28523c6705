import { AppLink } from "@/components/shared/app-link";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon, type IconName } from "@/components/ui/icon";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Spinner } from "@/components/ui/spinner";
import type { Audience } from "@/lib/core/roles";
import { cn } from "@/lib/core/utils";
import { href } from "@/lib/access/routes";
import { useLeave } from "./use-leave";

const ENTRIES = {
  profile: { address: href.profileSteps(), icon: "user-round" },
  saved: { address: href.saved(), icon: "heart" },
  companyProfile: { address: href.companyProfile(), icon: "building-2" },
  account: { address: href.account(), icon: "settings-2" },
  help: { address: href.help(), icon: "circle-help" },
} as const satisfies Record<string, { address: string; icon: IconName }>;

const ENTRIES_OF: Record<Audience, readonly (keyof typeof ENTRIES)[]> = {
  worker: ["profile", "saved", "account", "help"],
  employer: ["companyProfile", "account", "help"],
  admin: ["account", "help"],
};

export interface MenuTexts {
  as: string;
  menu: Record<keyof typeof ENTRIES, string>;
  logout: string;
  loggingOut: string;
  logoutFailed: string;
}

/** The call's code comes with the press. */
const logOut = async () => (await import("@/lib/domains/users/client")).logOut();

type UserMenuProps = { user: { id: string; username: string; audience: Audience }; texts: MenuTexts };

/** The signed-in user's name, with links to profile and account, and logout. */
export function UserMenu({ user: { id, username, audience }, texts }: UserMenuProps) {
  const { leave, isLeaving } = useLeave(id, logOut, texts.logoutFailed);
  return (
    <PopoverMenu
      id="user-menu"
      label={`${texts.as} ${username}`}
      button={
        <>
          <Icon name="circle-user-round" className="size-7" />
          {/* An admin's entries need the room. */}
          <span className={cn("hidden max-w-48 break-all", audience !== "admin" && "lg:inline")}>{username}</span>
        </>
      }
      className={buttonVariants({ variant: "ghost", className: "px-2.5 max-lg:size-12 max-lg:p-0" })}
    >
      <p className="text-muted-foreground px-3 py-2">
        {texts.as} <b className="text-foreground block break-all">{username}</b>
      </p>
      <hr className="border-border -mx-1.5 my-1.5" />
      {ENTRIES_OF[audience].map((name) => (
        <AppLink key={name} href={ENTRIES[name].address} className="popover-item">
          <Icon name={ENTRIES[name].icon} />
          {texts.menu[name]}
        </AppLink>
      ))}
      <button type="button" data-logout disabled={isLeaving} onClick={() => void leave()} className="popover-item">
        {isLeaving ? <Spinner className="size-5" /> : <Icon name="log-out" />}
        {isLeaving ? texts.loggingOut : texts.logout}
      </button>
    </PopoverMenu>
  );
}
