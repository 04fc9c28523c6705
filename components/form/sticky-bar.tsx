import type { ReactNode } from "react";

/** The end of a form on a long page, always visible: on phones above the bottom bar. */
export const StickyBar = ({ children }: { children: ReactNode }) => (
  <div className="border-border bg-card md:shadow-raised sticky bottom-[calc(var(--bottom-bar-height)+env(safe-area-inset-bottom))] z-10 grid gap-2 border-t max-md:-mx-4 max-md:-mb-6 max-md:px-4 max-md:py-3 md:bottom-4 md:rounded-xl md:border md:p-4">
    {children}
  </div>
);
