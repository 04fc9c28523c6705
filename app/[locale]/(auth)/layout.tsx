import type { ReactNode } from "react";
import { VisitorShell } from "@/components/shell/visitor-shell";

/** The visitors' shell. Prerendered with its pages, so nothing here may read cookies or headers. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <VisitorShell>{children}</VisitorShell>;
}
