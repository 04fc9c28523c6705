import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/i18n/cookie";
import { LANGUAGES } from "@/lib/i18n/languages";

/**
 * Brings a choice back whose cookie is gone (browsers and cleaners drop cookies sooner than local storage): sets the
 * cookie and loads the page once more, now in that language. A script of the document itself, before anything is drawn,
 * so that nobody sees the other language flash by.
 */
export function RestoreLanguage({ locale }: { locale: string }) {
  return <script dangerouslySetInnerHTML={{ __html: script(locale) }} />;
}

// Loads anew only if the cookie stuck and changes something: otherwise the page would load for ever.
const script = (locale: string): string => `try{
var has=function(){return /(^|; )${LANGUAGE_COOKIE}=(${LANGUAGES.join("|")})(;|$)/.test(document.cookie)};
var kept=localStorage.getItem(${JSON.stringify(LANGUAGE_COOKIE)});
if(!has()&&/^(${LANGUAGES.join("|")})$/.test(kept)){
document.cookie=${JSON.stringify(LANGUAGE_COOKIE)}+"="+kept+"; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE}; samesite=lax"+(location.protocol==="https:"?"; secure":"");
if(has()&&kept!==${JSON.stringify(locale)}){document.documentElement.style.visibility="hidden";location.reload()}
}}catch{}`;
