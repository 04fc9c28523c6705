import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/i18n/cookie";
import { LANGUAGES } from "@/lib/i18n/languages";

/**
 * Restores a choice whose cookie is gone (browsers and cleaners drop cookies sooner than local storage): sets the
 * cookie and reloads the page in that language. An inline script of the document, run before anything is drawn, so that
 * the other language does not flash.
 */
export function RestoreLanguage({ locale }: { locale: string }) {
  return <script dangerouslySetInnerHTML={{ __html: script(locale) }} />;
}

// Reloads only if the cookie was accepted and changes something: otherwise the page would reload forever.
const script = (locale: string): string => `try{
var has=function(){return /(^|; )${LANGUAGE_COOKIE}=(${LANGUAGES.join("|")})(;|$)/.test(document.cookie)};
var kept=localStorage.getItem(${JSON.stringify(LANGUAGE_COOKIE)});
if(!has()&&/^(${LANGUAGES.join("|")})$/.test(kept)){
document.cookie=${JSON.stringify(LANGUAGE_COOKIE)}+"="+kept+"; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE}; samesite=lax"+(location.protocol==="https:"?"; secure":"");
if(has()&&kept!==${JSON.stringify(locale)}){document.documentElement.style.visibility="hidden";location.reload()}
}}catch{}`;
