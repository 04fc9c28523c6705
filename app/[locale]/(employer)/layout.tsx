import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { OnboardingCompletion } from "@/components/auth/onboarding-completion";
import { SignedInShell } from "@/components/shared/shell/signed-in-shell";
import { isOf } from "@/lib/auth/guards";
import { getCurrentActor } from "@/lib/auth/session";
import type { Language } from "@/lib/i18n/languages";
import { getOnboardingStatus } from "@/lib/users/queries";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Draws the shell of employers and sees to their onboarding. It decides nothing: the pages prove who asks. */
export default async function EmployerLayout({ children, params }: Props) {
  setRequestLocale((await params).locale as Language);
  const actor = await getCurrentActor();
  if (!actor || !isOf(actor, "employer")) return children;
  const { onboardingStatus } = await getOnboardingStatus(actor);
  return (
    <SignedInShell user={actor}>
      {onboardingStatus === "pending" ? <OnboardingCompletion /> : null}
      {children}
    </SignedInShell>
  );
}
