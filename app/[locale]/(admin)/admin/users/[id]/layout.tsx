import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { ClientMessages } from "@/components/shared/client-messages";
import type { Language } from "@/lib/i18n/languages";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** Gives the page's error screen its words: it is drawn in the browser, in place of the page. */
export default async function AdminUserLayout({ children, params }: Props) {
  setRequestLocale((await params).locale as Language);
  return <ClientMessages namespaces={["adminUser", "shell", "errors"]}>{children}</ClientMessages>;
}
