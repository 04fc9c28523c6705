import type { ReactNode } from "react";
import { PasswordConfirmation } from "@/components/account/password-confirmation";
import { WelcomeToast } from "@/components/auth/welcome-toast";
import { ClientMessages } from "@/components/shared/client-messages";
import { getCurrentActor } from "@/lib/access/auth/session";
import { UserShell } from "../user-shell";

/** Draws the admins' shell. It decides nothing: the pages authenticate the caller. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (!actor) return children;
  return (
    <UserShell user={actor}>
      <ClientMessages namespaces={["adminLogin"]}>
        <WelcomeToast />
      </ClientMessages>
      <PasswordConfirmation>{children}</PasswordConfirmation>
    </UserShell>
  );
}
