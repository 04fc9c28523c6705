"use client";

import { LANGUAGE_NAMES, LANGUAGES } from "@/lib/language/i18n/languages";
import { useLanguageChoice } from "./use-language-choice";

/**
 * All languages by their own names, for visitors: someone who cannot read the page finds a word that they can. Links, so
 * that a first choice needs no script.
 */
export function LanguageNames({ label }: { label: string }) {
  const { isSwitching, linkTo } = useLanguageChoice(false);
  return (
    <ul aria-label={label} className="-ms-2 mb-3 flex flex-wrap">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            {...linkTo(language)}
            aria-disabled={isSwitching || undefined}
            className="text-primary hover:bg-primary-soft aria-[current]:bg-primary-soft flex min-h-11 items-center rounded-lg px-2 underline underline-offset-4 aria-[current]:font-bold aria-[current]:no-underline"
          >
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  );
}
