"use client";

import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type RefObject } from "react";
import { createPortal } from "react-dom";
import { cn } from "@/lib/core/utils";
import { overlayClasses, sheetClasses } from "./dialog-classes";

export interface SheetProps extends Omit<ComponentProps<"div">, "ref"> {
  /** A dialog is also closed by a press beside it; an alertdialog wants an answer. */
  role: "dialog" | "alertdialog";
  onClose: () => void;
  /** Gets the focus first; else the first field or button. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus back; else the element that had it. */
  opener?: HTMLElement | null;
}

/** The open ones, the topmost last: Escape closes only that. */
const openSheets: HTMLElement[] = [];

/** Beside a sheet the messages stay in reach, which a `<dialog>` of the browser's would cover and silence. */
const IN_REACH = "#messages, next-route-announcer";

const FOCUSABLE = "button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled";

/** A sheet over the page, which is out of reach meanwhile: it comes from below on phones and is a centred card on wide screens. */
export function Sheet({ role, onClose, firstFocus, opener, className, children, ...props }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const firstOf = useEffectEvent(
    (own: HTMLElement) => firstFocus?.current ?? own.querySelector<HTMLElement>(FOCUSABLE),
  );
  const whoOpened = useEffectEvent(() => opener ?? document.activeElement);
  useLayoutEffect(() => {
    const own = sheet.current!;
    const before = whoOpened();
    const bringBack = putOutOfReach(own);
    openSheets.push(own);
    (firstOf(own) ?? own).focus({ preventScroll: true });
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || openSheets.at(-1) !== own) return;
      event.preventDefault();
      close();
    };
    document.addEventListener("keydown", closeOnEscape);
    return () => {
      document.removeEventListener("keydown", closeOnEscape);
      openSheets.splice(openSheets.indexOf(own), 1);
      bringBack();
      // Unless it is elsewhere by now, such as in a message.
      const { activeElement } = document;
      if (activeElement !== document.body && !own.contains(activeElement)) return;
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return createPortal(
    <div data-slot="sheet-place">
      <div data-slot="dialog-overlay" className={overlayClasses} onClick={role === "dialog" ? onClose : undefined} />
      <div
        ref={sheet}
        role={role}
        aria-modal
        tabIndex={-1}
        className={cn(sheetClasses, "outline-none", className)}
        {...props}
      >
        {children}
      </div>
    </div>,
    document.body,
  );
}

/** Makes the rest of the page inert. @returns undoes it. */
function putOutOfReach(sheet: HTMLElement): () => void {
  const rest = [...document.body.children].filter(
    (element): element is HTMLElement =>
      element instanceof HTMLElement && !element.inert && !element.contains(sheet) && !element.matches(IN_REACH),
  );
  for (const element of rest) element.inert = true;
  return () => {
    for (const element of rest) element.inert = false;
  };
}
