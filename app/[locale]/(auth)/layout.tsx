import type { ReactNode } from "react";
import { VisitorShell } from "@/components/shell/visitor-shell";

/** The shell of visitors. Prerendered with its pages: nothing here may ask for cookies or headers. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <VisitorShell>{children}</VisitorShell>;
}
