import { ChevronDown, Languages } from "lucide-react";
import type { ReactNode } from "react";
import { buttonVariants } from "@/components/ui/button-variants";
import { PopoverMenu } from "@/components/ui/popover-menu";
import { Spinner } from "@/components/ui/spinner";
import { StillIcon } from "@/components/ui/still-icon";
import { fingerprint } from "@/lib/core/fingerprint";
import { LANGUAGE_NAMES, LANGUAGES, type Language } from "@/lib/language/i18n/languages";
import { translatorOf, type Translator } from "@/lib/language/i18n/translator";
import type { Audience } from "@/lib/core/roles";
import { Bell } from "./bell";
import { BrandLink } from "./brand-link";
import { Navigation } from "./navigation-list";
import { ShellFooter } from "./shell-footer";
import { BETWEEN_PARTS } from "./shell-holes";
import { UserMenu } from "./user-menu";

export interface ShellLook {
  language: Language;
  /** Null for visitors. */
  audience: Audience | null;
  /** Whether the header has the choice of languages. */
  hasLanguages: boolean;
}

type Drawn = { html: string; version: string };
const drawn = new Map<string, Promise<Drawn>>();

/**
 * Header, footer and bottom bar as HTML, BETWEEN_PARTS between them. Drawn once for each language and audience: the reader's
 * name, the numbers and the current entry are places in it, which LiveShell fills.
 * @returns the HTML, and what tells it from that of another text or code: in `npm run dev` both change under an open page.
 */
export function shellHtml(look: ShellLook): Promise<Drawn> {
  const key = JSON.stringify(look);
  const known = drawn.get(key);
  if (known) return known;
  const made = draw(look);
  drawn.set(key, made);
  return made;
}

async function draw({ language, audience, hasLanguages }: ShellLook): Promise<Drawn> {
  const [{ renderToStaticMarkup }, t] = await Promise.all([import("react-dom/server"), translatorOf(language)]);
  const parts: ReactNode[] = [
    // A container, so that what does not fit folds by the reader's own size of text too.
    <div key="header" className="@container mx-auto w-full max-w-6xl px-3 md:px-6">
      <div className="flex min-h-(--header-height) flex-wrap items-center gap-1 md:gap-2">
        <BrandLink t={t} isCrowded={audience !== null && hasLanguages} />
        {audience === null ? null : (
          <nav aria-label={t("shell.mainNavigation")} className="hidden md:block">
            <Navigation t={t} audience={audience} place="top" />
          </nav>
        )}
        <div className="ms-auto flex flex-wrap items-center justify-end gap-1">
          {hasLanguages ? <LanguageSwitch t={t} current={language} /> : null}
          {audience === null ? null : <Bell />}
          {audience === null ? null : <UserMenu t={t} audience={audience} />}
        </div>
      </div>
    </div>,
    <ShellFooter key="footer" t={t} isAdmins={audience === "admin"} />,
    audience === null ? null : <Navigation key="bar" t={t} audience={audience} place="bottom" />,
  ];
  const html = parts.map((part) => renderToStaticMarkup(part)).join(BETWEEN_PARTS);
  return { html, version: fingerprint(html) };
}

const QUICK = [
  { language: "en", label: "EN" },
  { language: "hi", label: "हिं" },
] as const;

/** The EN/हिं toggle and the menu of all languages, each by its own name. A choice reloads the page. */
function LanguageSwitch({ t, current }: { t: Translator; current: Language }) {
  const choice = (language: Language) => ({
    type: "button" as const,
    lang: language,
    "aria-pressed": language === current,
    "data-language": language,
  });
  return (
    <div className="flex items-center gap-1" role="group" aria-label={t("shell.language")}>
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
        label={`${LANGUAGE_NAMES[current]} – ${t("shell.allLanguages")}`}
        button={
          <>
            <Spinner className="hidden size-6 in-data-[busy=language]:block" />
            <span className="contents in-data-[busy=language]:hidden">
              <StillIcon icon={Languages} className="size-6 @max-[24rem]:hidden" />
              <span lang={current} className="whitespace-nowrap">
                {LANGUAGE_NAMES[current]}
              </span>
              <StillIcon icon={ChevronDown} className="size-3.5 @max-[24rem]:hidden" strokeWidth={3} />
            </span>
          </>
        }
        // On a phone only the name fits between the other menus; the ground says that it is a button.
        className={buttonVariants({
          variant: "ghost",
          size: null,
          className: "tap @max-[24rem]:bg-muted gap-1 px-1 md:px-2.5 @max-[24rem]:text-sm",
        })}
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
