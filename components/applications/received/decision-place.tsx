"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

export interface DecisionPlaceProps {
  name: string;
  /** The worker took the application back while it was shown here. */
  isWithdrawn: boolean;
  /** Takes the focus that stood on what is covered. */
  focusInstead: RefObject<HTMLElement | null>;
  /** The buttons of the decision. */
  children: ReactNode;
}

/**
 * Where the buttons of the decision stand, or why there is nothing to decide any more. They keep their room, so that
 * nothing moves under the eye, and a question of theirs that stands open stays open: its answer says the same.
 */
export function DecisionPlace({ name, isWithdrawn, focusInstead, children }: DecisionPlaceProps) {
  const t = useTranslations("jobApplications.decision");
  const buttons = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isWithdrawn || !buttons.current?.contains(document.activeElement)) return;
    focusInstead.current?.focus({ preventScroll: true });
  }, [isWithdrawn, focusInstead]);
  return (
    <div className="grid items-center *:[grid-area:1/1] lg:col-start-3 lg:row-start-1 lg:justify-self-end">
      <div ref={buttons} className={isWithdrawn ? "invisible" : undefined}>
        {children}
      </div>
      <p role="status" className="font-semibold wrap-anywhere">
        {isWithdrawn ? t("withdrawn", { name }) : null}
      </p>
    </div>
  );
}
