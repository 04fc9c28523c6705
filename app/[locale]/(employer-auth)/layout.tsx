import type { ReactNode } from "react";
import { VisitorShell } from "@/components/shell/visitor-shell";

/** The visitors' shell at employers' addresses. Prerendered, like that of the other visitors' pages. */
export default async function EmployerAuthLayout({ children }: { children: ReactNode }) {
  return <VisitorShell hasLanguages={false}>{children}</VisitorShell>;
}
