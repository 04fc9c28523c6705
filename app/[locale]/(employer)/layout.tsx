import type { Metadata } from "next";
import type { ReactNode } from "react";
import { OnboardingCompletion } from "@/components/auth/onboarding-completion";
import { isOf } from "@/lib/access/auth/actor";
import { getCurrentActor } from "@/lib/access/auth/session";
import { getOnboardingStatus } from "@/lib/domains/users/queries";
import { titleWithCount } from "../unseen";
import { UserShell } from "../user-shell";

export const generateMetadata = async (): Promise<Metadata> => ({ title: await titleWithCount() });

/** Draws the employers' shell and completes their onboarding. It decides nothing: the pages authenticate the caller. */
export default async function EmployerLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (!actor || !isOf(actor, "employer")) return children;
  const { onboardingStatus } = await getOnboardingStatus(actor);
  return (
    <UserShell user={actor}>
      {onboardingStatus === "pending" ? <OnboardingCompletion /> : null}
      {children}
    </UserShell>
  );
}
