import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { describeProduct } from "../describe-product";

export { describeProduct as generateMetadata };

/** The visitors' shell at employers' addresses. Prerendered, like that of the other visitors' pages. */
export default async function EmployerAuthLayout({ children }: { children: ReactNode }) {
  return (
    <Shell user={null} hasLanguages={false}>
      {children}
    </Shell>
  );
}
