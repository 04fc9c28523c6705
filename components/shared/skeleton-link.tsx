"use client";

import { useRouter } from "next/navigation";
import { useTransition, type ComponentProps, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { isPlainPress } from "./plain-press";
import { ProgressLine } from "./progress-line";
import { useShellTexts } from "./shell-texts";

type Props = ComponentProps<"a"> & { href: string; skeleton: ReactNode };

/**
 * An AppLink that covers the content with the next page's outline while that loads. Not a loading.tsx: that would also send
 * every first load as a skeleton, which without script would never go away (decisions/0001).
 */
export function SkeletonLink({ href, skeleton, children, ...props }: Props) {
  const router = useRouter();
  const { loading } = useShellTexts().shell;
  const [isOpening, startTransition] = useTransition();
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlainPress(event)) return;
        event.preventDefault();
        startTransition(() => router.push(href));
      }}
      {...props}
    >
      {children}
      {isOpening ? <ProgressLine /> : null}
      {isOpening
        ? createPortal(
            <div
              data-slot="link-skeleton"
              className="bg-background fixed inset-x-0 top-(--header-height) bottom-0 z-20 animate-[fade_0.2s_ease-out_0.15s_backwards] overflow-hidden"
            >
              <p role="status" className="sr-only">
                {loading}
              </p>
              <div aria-hidden>{skeleton}</div>
            </div>,
            document.body,
          )
        : null}
    </a>
  );
}
