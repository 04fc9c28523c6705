"use client";

import { Languages } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/lib/utils";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Spinner } from "@/components/ui/spinner";
import { showToast } from "@/components/ui/toast";
import { isLanguage, LANGUAGE_NAMES, type Language } from "@/lib/i18n/languages";
import { savePreferredLanguage } from "@/lib/users/client";
import { rememberLanguage } from "@/components/shared/language/language-memory";

type Props = { languages: readonly Language[]; isSignedIn: boolean };

const QUICK = [
  { language: "en", label: "EN" },
  { language: "hi", label: "हिं" },
] as const;

/** How long to wait, in ms, for the account to store the choice; this browser already has it. */
const SAVE_TIMEOUT_MS = 3_000;

/** The EN/हिं toggle and the menu of all languages, each by its own name. A choice reloads the page. */
export function LanguageSwitch({ languages, isSignedIn }: Props) {
  const t = useTranslations("shell");
  const tErrors = useTranslations("errors");
  const current = useLocale();
  const [isSwitching, setSwitching] = useState(false);

  async function choose(language: Language) {
    if (language === current) return;
    if (!navigator.onLine) {
      // The page in the other language could not be loaded, and this one would be lost.
      showToast({ title: tErrors("offline"), variant: "destructive" });
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

  return (
    <div className="flex items-center gap-1" role="group" aria-label={t("language")}>
      {/* Where the header is too narrow for it, the menu has both languages too. */}
      <div className="bg-muted flex rounded-lg @max-[18rem]:hidden">
        {QUICK.map(({ language, label }) => (
          <button
            key={language}
            type="button"
            lang={language}
            aria-pressed={language === current}
            aria-label={`${label} – ${LANGUAGE_NAMES[language]}`}
            disabled={isSwitching}
            onClick={() => void choose(language)}
            className={cn(
              "tap text-muted-foreground hover:text-foreground rounded-lg border-2 border-transparent px-1 text-base font-bold",
              "aria-pressed:border-primary aria-pressed:bg-card aria-pressed:text-primary",
            )}
          >
            {label}
          </button>
        ))}
      </div>
      <DropdownMenu>
        <DropdownMenuTrigger
          className={buttonVariants({ variant: "ghost", size: "icon" })}
          aria-label={t("allLanguages")}
          disabled={isSwitching}
        >
          {isSwitching ? <Spinner className="size-6" /> : <Languages aria-hidden className="size-6" />}
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuRadioGroup
            value={current}
            onValueChange={(value) => {
              if (isLanguage(value)) void choose(value);
            }}
          >
            {languages.map((language) => (
              <DropdownMenuRadioItem key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </DropdownMenuRadioItem>
            ))}
          </DropdownMenuRadioGroup>
        </DropdownMenuContent>
      </DropdownMenu>
    </div>
  );
}
