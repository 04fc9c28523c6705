import { usePathname } from "next/navigation";
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Moves the focus to the new page's heading after each navigation in the browser: screen readers then begin there, and
 * the Tab key does not start over at the header. A page that has placed the focus itself is left alone.
 */
export function FocusHeading() {
  const path = usePathname();
  const last = useRef(path);
  // Before the new page is painted: from now on pages fade in.
  useLayoutEffect(() => {
    if (last.current !== path) document.documentElement.dataset.moved = "";
  }, [path]);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    // Menus of the header outlive the page that they were opened on.
    for (const open of document.querySelectorAll<HTMLElement>(":popover-open")) open.hidePopover();
    const main = document.getElementById("main");
    if (main?.contains(document.activeElement) && document.activeElement !== main) return;
    const heading = main?.querySelector("h1") ?? main;
    heading?.setAttribute("tabindex", "-1");
    heading?.focus({ preventScroll: true });
  }, [path]);
  return null;
}
