"use client";

import { Building2, CircleUserRound, IdCard, LogOut } from "lucide-react";
import { useTranslations } from "next-intl";
import { AppLink } from "@/components/shared/app-link";
import { closeDrafts } from "@/components/form/draft/draft-storage";
import { useProblemText } from "@/components/shared/problem-text";
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
import { showToast } from "@/components/ui/toast";
import { href } from "@/lib/routes";
import { useLogout } from "@/lib/users/client";
import type { Audience } from "@/lib/users/options";

/** The signed-in user's name, with links to the profile and logout. */
export function UserMenu({ username, audience }: { username: string; audience: Audience }) {
  const t = useTranslations("shell");
  const problemText = useProblemText();
  const { mutateAsync: logOut, isPending, isSuccess } = useLogout();
  // Until the next page has loaded.
  const isLeaving = isPending || isSuccess;

  async function leave() {
    try {
      await logOut();
    } catch (error) {
      console.error("Logout failed", error);
      showToast({ title: t("logoutFailed"), description: problemText(error), variant: "destructive" });
      return;
    }
    closeDrafts();
    // A full load: nothing fetched for this user may stay in memory for the next.
    window.location.assign(href.home());
  }

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
        <DropdownMenuItem onSelect={() => void leave()}>
          <LogOut aria-hidden />
          {t("logout")}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
