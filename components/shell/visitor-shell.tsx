import type { ReactNode } from "react";
import { Shell } from "./shell";

/** The shell of visitors, without a choice of languages at employers' addresses; it contains nothing personal, so that their screens can be prerendered. */
export const VisitorShell = ({ hasLanguages = true, children }: { hasLanguages?: boolean; children: ReactNode }) => (
  // Sent as data too: for a prerendered screen there is no one answer that could be handed its parts.
  <Shell user={null} hasLanguages={hasLanguages} hand={(html) => ({ html })}>
    {children}
  </Shell>
);
