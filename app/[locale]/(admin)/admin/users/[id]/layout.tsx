import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";

/** Provides the texts of the page's error screen, which is rendered in the browser in place of the page. */
export default async function AdminUserLayout({ children }: { children: ReactNode }) {
  return (
    <ClientMessages namespaces={["adminUser", "adminAccount", "options.deactivationReason", "shell"]}>
      {children}
    </ClientMessages>
  );
}
