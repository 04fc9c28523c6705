import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";

/** Gives the page's error screen its words: it is drawn in the browser, in place of the page. */
export default async function AdminUserLayout({ children }: { children: ReactNode }) {
  return <ClientMessages namespaces={["adminUser", "adminAccount", "shell", "errors"]}>{children}</ClientMessages>;
}
