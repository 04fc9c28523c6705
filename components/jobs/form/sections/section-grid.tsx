import type { ReactNode } from "react";

/** Fields of a section: below each other on a phone, in two columns where there is room. */
export function SectionGrid({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">{children}</div>;
}
