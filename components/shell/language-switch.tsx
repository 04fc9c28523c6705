"use client";

import type { ReactNode } from "react";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Spinner } from "@/components/ui/spinner";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@/lib/i18n/languages";
import { useLanguageChoice } from "./use-language-choice";

type Props = {
  isSignedIn: boolean;
  texts: { language: string; allLanguages: string };
  /** The menu's button: classes and picture. */
  look: string;
  icon: ReactNode;
  /** After the language's name. */
  caret: ReactNode;
};

const QUICK = [
  { language: "en", label: "EN" },
  { language: "hi", label: "हिं" },
] as const;

/** The EN/हिं toggle and the menu of all languages, each by its own name. A choice reloads the page. */
export function LanguageSwitch({ isSignedIn, texts, look, icon, caret }: Props) {
  const { current, isSwitching, choose } = useLanguageChoice(isSignedIn);

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
      <div className="bg-muted flex rounded-lg @max-[20rem]:hidden">
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
        label={`${LANGUAGE_NAMES[current]} – ${texts.allLanguages}`}
        button={
          isSwitching ? (
            <Spinner className="size-6" />
          ) : (
            <>
              {icon}
              <span lang={current} className="whitespace-nowrap">
                {LANGUAGE_NAMES[current]}
              </span>
              {caret}
            </>
          )
        }
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
