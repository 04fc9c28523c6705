import { setRequestLocale } from "next-intl/server";
import type { ReactNode } from "react";
import { VisitorShell } from "@/components/shared/shell/visitor-shell";
import type { Language } from "@/lib/i18n/languages";

type Props = { children: ReactNode; params: Promise<{ locale: string }> };

/** The shell of visitors. Prerendered with its pages: nothing here may ask for cookies or headers. */
export default async function AuthLayout({ children, params }: Props) {
  setRequestLocale((await params).locale as Language);
  return <VisitorShell>{children}</VisitorShell>;
}
