import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Spinner } from "@/components/ui/spinner";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { useLanguageChoice } from "./use-language-choice";

const QUICK = [
  { language: "en", label: "EN" },
  { language: "hi", label: "हिं" },
] as const;

type LanguageSwitchProps = { isSignedIn: boolean; texts: Record<"language" | "allLanguages", string> };

/**
 * The EN/हिं toggle and the menu of all languages, each by its own name. A choice reloads the page. For visitors both are one
 * control, and the menu's choices are links, so that a first choice needs no script.
 */
export function LanguageSwitch({ isSignedIn, texts }: LanguageSwitchProps) {
  const { current, isSwitching, choose, linkTo } = useLanguageChoice(isSignedIn);
  const choice = (language: Language) => ({
    type: "button" as const,
    lang: language,
    disabled: isSwitching,
    "aria-pressed": language === current,
    "data-language": language,
    onClick: () => void choose(language),
  });
  // The toggle beside it says these two already.
  const isNamed = isSignedIn || !QUICK.some(({ language }) => language === current);
  return (
    <div
      className={isSignedIn ? "flex items-center gap-0.5 md:gap-1" : "bg-muted flex items-center rounded-lg"}
      role="group"
      aria-label={texts.language}
    >
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
              <Icon name="languages" className={isNamed ? "size-6 @max-[24rem]:hidden" : "size-6"} />
              {isNamed ? (
                <span lang={current} className="whitespace-nowrap">
                  {LANGUAGE_NAMES[current]}
                </span>
              ) : null}
              <Icon
                name="chevron-down"
                className={isSignedIn ? "size-3.5 @max-[24rem]:hidden" : "size-3.5"}
                strokeWidth={3}
              />
            </>
          )
        }
        // On a phone only the name fits between the other menus; the ground says that it is a button.
        className={buttonVariants({
          variant: "ghost",
          size: null,
          className: isSignedIn ? "tap @max-[24rem]:bg-muted gap-1 px-1 md:px-2.5" : "tap gap-1 px-2",
        })}
      >
        {LANGUAGES.map((language) =>
          isSignedIn ? (
            <button key={language} {...choice(language)} className="popover-item">
              {LANGUAGE_NAMES[language]}
            </button>
          ) : (
            <a key={language} {...linkTo(language)} data-language={language} className="popover-item">
              {LANGUAGE_NAMES[language]}
            </a>
          ),
        )}
      </PopoverMenu>
    </div>
  );
}
