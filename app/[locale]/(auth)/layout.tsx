import type { ReactNode } from "react";
import { Shell } from "@/components/shell/shell";
import { describeProduct } from "../describe-product";

export { describeProduct as generateMetadata };

/** The visitors' shell. Prerendered with its pages, so nothing here may read cookies or headers. */
export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <Shell user={null}>{children}</Shell>;
}
