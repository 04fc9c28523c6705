"use client";

import { useTranslations } from "next-intl";
import { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
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

/**
 * Covers the content with the next page's shape while the link around it is followed. Not a loading.tsx: that would
 * send every first load as a skeleton, too, which stays one without script (decisions/0001).
 */
export function LinkSkeleton({ children }: { children: ReactNode }) {
  const t = useTranslations("shell");
  const { pending } = useLinkStatus();
  if (!pending) return null;
  return createPortal(
    <div
      data-slot="link-skeleton"
      className="bg-background fixed inset-x-0 top-(--header-height) bottom-0 z-20 animate-[fade_0.2s_ease-out_0.15s_backwards] overflow-hidden"
    >
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <div aria-hidden>{children}</div>
    </div>,
    document.body,
  );
}
