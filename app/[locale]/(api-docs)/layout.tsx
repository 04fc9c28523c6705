import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { getCurrentActor } from "@/lib/access/auth/session";
import { UserShell } from "../user-shell";

/** The shell of the description of the interface, which visitors read in English alone. */
export default async function InterfaceLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (actor) return <UserShell user={actor}>{children}</UserShell>;
  return (
    <Shell user={null} hasLanguages={false}>
      {children}
    </Shell>
  );
}
