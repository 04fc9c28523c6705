"use client";

import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";

/** The two forms of the login screen, as links and tabs name them. */
export type AuthForm = "login" | "register";

/**
 * Opens one of the two forms in place for links to it: its first field is in focus after the same tap, so that a phone shows the
 * keyboard, which it would not after loading a page. The address becomes the link's, where the new account goes on.
 * @returns the panel with the form.
 */
export function useFormLinks(form: AuthForm, open: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[data-form=${form}]`) : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      if (link.pathname !== window.location.pathname) window.history.pushState(null, "", link.pathname);
      flushSync(open);
      panel.current?.querySelector<HTMLInputElement>("input[name=name], input[name=username]")?.focus();
    };
    document.addEventListener("click", follow);
    return () => document.removeEventListener("click", follow);
  }, [form, open]);
  return panel;
}
