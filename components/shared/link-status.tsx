"use client";

import { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import { createPortal } from "react-dom";
import { useShellTexts } from "./shell-texts";

/** The progress line of the surrounding link. Invisible for 150 ms, so that a fast page does not make it flash. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  // In the body: inside the bottom bar it would be under the header.
  return createPortal(
    <span
      aria-hidden
      data-slot="link-progress"
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1.5 animate-[fade_0.2s_ease-out_0.15s_backwards]"
    >
      <span className="bg-attention block size-full animate-pulse" />
    </span>,
    document.body,
  );
}

/**
 * Covers the content with the next page's outline while the surrounding link is loading. Not a loading.tsx: that would
 * also send every first load as a skeleton, which without script would never go away (decisions/0001).
 */
export function LinkSkeleton({ children }: { children: ReactNode }) {
  const { loading } = useShellTexts().shell;
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return createPortal(
    <div
      data-slot="link-skeleton"
      className="bg-background fixed inset-x-0 top-(--header-height) bottom-0 z-20 animate-[fade_0.2s_ease-out_0.15s_backwards] overflow-hidden"
    >
      <p role="status" className="sr-only">
        {loading}
      </p>
      <div aria-hidden>{children}</div>
    </div>,
    document.body,
  );
}
