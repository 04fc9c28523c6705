import { useState, type SyntheticEvent } from "react";
import { rememberLanguage } from "@/components/shared/language/language-memory";
import { useShellTexts } from "@/components/shared/shell-texts";
import { showToast } from "@/components/ui/toast";
import type { Language } from "@/lib/language/i18n/languages";
import { LANGUAGE_PARAMETER } from "@/lib/language/i18n/request-language";

/** How long to wait, in ms, for the account to store the choice; this browser already has it. */
const SAVE_TIMEOUT_MS = 3_000;

/** The page's language, and a way to choose another, which reloads the page. @param isSignedIn whether an account learns of it. */
export function useLanguageChoice(isSignedIn: boolean) {
  const { language: current, failure } = useShellTexts();
  const [isSwitching, setSwitching] = useState(false);

  async function choose(language: Language) {
    if (language === current) return;
    if (!navigator.onLine) {
      // The page in the other language could not be loaded, and this one would be lost.
      showToast({ title: failure.offline, variant: "destructive" });
      return;
    }
    setSwitching(true);
    rememberLanguage(language);
    if (isSignedIn) {
      const saved = import("@/lib/domains/users/client")
        .then(({ savePreferredLanguage }) => savePreferredLanguage(language))
        .catch((error: unknown) => console.error("The account did not learn of the language", error));
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS))]);
    }
    // The document's language itself changes, and reloading keeps the scroll offset.
    window.location.reload();
  }

  /** The props of a link to a language, so that a first choice needs no script. */
  const linkTo = (language: Language) => ({
    href: `?${LANGUAGE_PARAMETER}=${language}`,
    lang: language,
    hrefLang: language,
    "aria-current": language === current ? ("true" as const) : undefined,
    onClick: (event: SyntheticEvent) => {
      event.preventDefault();
      void choose(language);
    },
  });

  return { current, isSwitching, choose, linkTo };
}
