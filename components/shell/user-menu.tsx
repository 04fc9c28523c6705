"use client";

import { Building2, CircleUserRound, IdCard, LogOut, UserCog } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { buttonVariants } from "@/components/ui/button-variants";
import { Spinner } from "@/components/ui/spinner";
import { href } from "@/lib/routes";
import { logOut } from "@/lib/users/client";
import type { Audience } from "@/lib/users/options";
import { useLeave } from "./use-leave";

type Props = { userId: string; username: string; audience: Audience };

/** The signed-in user's name, with links to profile and account, and logout. */
export function UserMenu({ userId, username, audience }: Props) {
  const t = useTranslations("shell");
  const { leave, isLeaving } = useLeave(userId, logOut);

  return (
    <DropdownMenu>
      <DropdownMenuTrigger
        className={buttonVariants({ variant: "ghost", className: "px-2.5 max-lg:size-12 max-lg:p-0" })}
        aria-label={`${t("signedInAs")} ${username}`}
        disabled={isLeaving}
      >
        {isLeaving ? <Spinner className="size-6" /> : <CircleUserRound aria-hidden className="size-7" />}
        <span className="hidden max-w-48 break-all lg:inline">{isLeaving ? t("loggingOut") : username}</span>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-80">
        <DropdownMenuLabel>
          {t("signedInAs")} <b className="text-foreground block break-all">{username}</b>
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {audience === "worker" ? (
          <DropdownMenuItem asChild>
            <AppLink href={href.profile()}>
              <IdCard aria-hidden />
              {t("profile")}
            </AppLink>
          </DropdownMenuItem>
        ) : null}
        {audience === "employer" ? (
          <DropdownMenuItem asChild>
            <AppLink href={href.companyProfile()}>
              <Building2 aria-hidden />
              {t("companyProfile")}
            </AppLink>
          </DropdownMenuItem>
        ) : null}
        <DropdownMenuItem asChild>
          <AppLink href={href.account()}>
            <UserCog aria-hidden />
            {t("account")}
          </AppLink>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden />
          {t("logout")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
