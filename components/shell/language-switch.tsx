"use client";

import { useState, type ReactNode } from "react";
import { rememberLanguage } from "@/components/shared/language/language-memory";
import { useShellTexts } from "@/components/shared/shell-texts";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Spinner } from "@/components/ui/spinner";
import { showToast } from "@/components/ui/toast";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@/lib/i18n/languages";
import { savePreferredLanguage } from "@/lib/users/client";

type Props = {
  isSignedIn: boolean;
  texts: { language: string; allLanguages: string };
  /** The menu's button: classes and picture. */
  look: string;
  icon: ReactNode;
};

const QUICK = [
  { language: "en", label: "EN" },
  { language: "hi", label: "हिं" },
] as const;

/** How long to wait, in ms, for the account to store the choice; this browser already has it. */
const SAVE_TIMEOUT_MS = 3_000;

/** The EN/हिं toggle and the menu of all languages, each by its own name. A choice reloads the page. */
export function LanguageSwitch({ isSignedIn, texts, look, icon }: Props) {
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
      const saved = savePreferredLanguage(language).catch((error: unknown) => {
        console.error("The account did not learn of the language", error);
      });
      await Promise.race([saved, new Promise((resolve) => setTimeout(resolve, SAVE_TIMEOUT_MS))]);
    }
    // The document's language itself changes, and reloading keeps the scroll offset.
    window.location.reload();
  }

  const choice = (language: Language) => ({
    type: "button" as const,
    lang: language,
    "aria-pressed": language === current,
    disabled: isSwitching,
    onClick: () => void choose(language),
  });

  return (
    <div className="flex items-center gap-1" role="group" aria-label={texts.language}>
      {/* Where the header is too narrow for it, the menu has both languages too. */}
      <div className="bg-muted flex rounded-lg @max-[18rem]:hidden">
        {QUICK.map(({ language, label }) => (
          <button
            key={language}
            {...choice(language)}
            aria-label={`${label} – ${LANGUAGE_NAMES[language]}`}
            className="tap text-muted-foreground hover:text-foreground aria-pressed:border-primary aria-pressed:bg-card aria-pressed:text-primary rounded-lg border-2 border-transparent px-1 text-base font-bold"
          >
            {label}
          </button>
        ))}
      </div>
      <PopoverMenu
        id="languages"
        label={texts.allLanguages}
        button={isSwitching ? <Spinner className="size-6" /> : icon}
        className={look}
      >
        {LANGUAGES.map((language) => (
          <button
            key={language}
            {...choice(language)}
            className="popover-item aria-pressed:text-primary aria-pressed:font-bold aria-pressed:after:ms-auto aria-pressed:after:content-['✓'/'']"
          >
            {LANGUAGE_NAMES[language]}
          </button>
        ))}
      </PopoverMenu>
    </div>
  );
}
