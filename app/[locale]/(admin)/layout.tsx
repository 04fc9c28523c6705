import type { ReactNode } from "react";
import { WelcomeToast } from "@/components/auth/welcome-toast";
import { ClientMessages } from "@/components/shared/client-messages";
import { SignedInShell } from "@/components/shell/signed-in-shell";
import { getCurrentActor } from "@/lib/auth/session";

/** Draws the shell of admins. It decides nothing: the pages prove who asks. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (!actor) return children;
  return (
    <SignedInShell user={actor}>
      <ClientMessages namespaces={["adminLogin"]}>
        <WelcomeToast />
      </ClientMessages>
      {children}
    </SignedInShell>
  );
}
