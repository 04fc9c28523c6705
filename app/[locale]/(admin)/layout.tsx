import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { PasswordConfirmation } from "@/components/account/password-confirmation";
import { OfficeKeys } from "@/components/admin/office-keys";
import { WelcomeToast } from "@/components/auth/welcome-toast";
import { ClientMessages } from "@/components/shared/client-messages";
import { getCurrentActor } from "@/lib/access/auth/session";
import { href } from "@/lib/access/routes";
import { UserShell } from "../user-shell";

/** Draws the admins' shell. It decides nothing: the pages authenticate the caller. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  const actor = await getCurrentActor();
  if (!actor) return children;
  const t = await getTranslations("shell.nav");
  const places = [
    { letter: "d", href: href.adminDashboard(), label: t("dashboard") },
    { letter: "u", href: href.adminUsers(), label: t("users") },
    { letter: "c", href: href.adminCases(), label: t("grievances") },
    { letter: "j", href: href.adminJobs(), label: t("jobs") },
    { letter: "a", href: href.adminApplications(), label: t("applications") },
  ];
  return (
    <UserShell user={actor}>
      <ClientMessages namespaces={["adminLogin"]}>
        <WelcomeToast />
      </ClientMessages>
      <PasswordConfirmation>{children}</PasswordConfirmation>
      <OfficeKeys places={places} />
    </UserShell>
  );
}
