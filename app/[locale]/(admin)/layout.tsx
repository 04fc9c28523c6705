import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { WelcomeToast } from "@/components/auth/welcome-toast";
import { ClientMessages } from "@/components/shared/client-messages";
import { SignedInShell } from "@/components/shared/shell/signed-in-shell";
import { getCurrentActor } from "@/lib/auth/session";
import type { Language } from "@/lib/i18n/languages";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Draws the shell of admins. It decides nothing: the pages prove who asks. */
export default async function AdminLayout({ children, params }: Props) {
  setRequestLocale((await params).locale as Language);
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
