import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { getCurrentActor } from "@/lib/access/auth/session";
import { titleWithCount } from "../unseen";
import { UserShell } from "../user-shell";

export const generateMetadata = async (): Promise<Metadata> => ({ title: await titleWithCount() });

/** The shell of the screens that any audience may get: the account, and those that refuse. */
export default async function GeneralLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  return actor ? <UserShell user={actor}>{children}</UserShell> : <Shell user={null}>{children}</Shell>;
}
