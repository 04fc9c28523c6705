"use client";

import { useLinkStatus } from "next/link";
import { createPortal } from "react-dom";

/** The waiting line of the link around it. It stays unseen for 150 ms, so that a quick page does not make it flash. */
export function LinkProgress() {
  const { pending } = useLinkStatus();
  if (!pending) return null;
  // In the body: inside the bottom bar it would lie beneath the header.
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
