"use client";

import { useEffect } from "react";
import { languageInCookies, rememberedLanguage, rememberLanguage } from "./language-memory";

/**
 * Brings a choice back whose cookie is gone (browsers and cleaners drop cookies sooner than local storage): sets the
 * cookie and loads the page once more, now in that language.
 */
export function RestoreLanguage() {
  useEffect(() => {
    if (languageInCookies(document.cookie)) return;
    const remembered = rememberedLanguage();
    if (!remembered) return;
    rememberLanguage(remembered);
    // Only if the cookie stuck and changes something: otherwise the page would load for ever.
    if (languageInCookies(document.cookie) && remembered !== document.documentElement.lang) window.location.reload();
  }, []);
  return null;
}
