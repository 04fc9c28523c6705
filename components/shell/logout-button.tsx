"use client";

import type { ReactNode } from "react";
import { Spinner } from "@/components/ui/spinner";
import { logOut } from "@/lib/users/client";
import { useLeave } from "./use-leave";

type Props = { userId: string; icon: ReactNode; texts: { logout: string; loggingOut: string; failed: string } };

/** Signs out of this browser. */
export function LogoutButton({ userId, icon, texts }: Props) {
  const { leave, isLeaving } = useLeave(userId, logOut, texts.failed);
  return (
    <button type="button" className="popover-item" disabled={isLeaving} onClick={() => void leave()}>
      {isLeaving ? <Spinner className="size-5" /> : icon}
      {isLeaving ? texts.loggingOut : texts.logout}
    </button>
  );
}
