"use client";

import { useTranslations } from "next-intl";
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

export interface DecisionPlaceProps {
  name: string;
  /** The worker withdrew the application while it was shown here. */
  isWithdrawn: boolean;
  /** Receives the focus of a covered control. */
  focusInstead: RefObject<HTMLElement | null>;
  /** The decision's buttons. */
  children: ReactNode;
}

/**
 * Shows the decision's buttons, or why there is nothing left to decide. Their space is kept so that nothing moves, and
 * an open dialog stays open: answering it reports the same.
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
