import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_MAX_AGE } from "@/lib/language/i18n/cookie";
import { LANGUAGES } from "@/lib/language/i18n/languages";

// Scripts inside the document, because they have to run before anything is drawn. Each is one constant text: the
// content policy names it by its hash (lib/platform/http/page-policy.ts), so it must not contain anything from a request.

// zod asks by `new Function` whether it may compile schemas. The content policy refuses that, and browsers report it.
const NO_COMPILED_SCHEMAS = "globalThis.__zod_globalConfig={jitless:true};";

// Reloads the page only if the cookie was accepted and changes something: otherwise it would reload forever.
/** Restores a language from local storage if its cookie is gone. It is the first script of every document. */
export const RESTORE_LANGUAGE = `${NO_COMPILED_SCHEMAS}try{
var has=function(){return /(^|; )${LANGUAGE_COOKIE}=(${LANGUAGES.join("|")})(;|$)/.test(document.cookie)};
var root=document.documentElement;
var kept=localStorage.getItem(${JSON.stringify(LANGUAGE_COOKIE)});
if(!has()&&/^(${LANGUAGES.join("|")})$/.test(kept)){
document.cookie=${JSON.stringify(LANGUAGE_COOKIE)}+"="+kept+"; path=/; max-age=${LANGUAGE_COOKIE_MAX_AGE}; samesite=lax"+(location.protocol==="https:"?"; secure":"");
if(has()&&kept!==root.lang){root.style.visibility="hidden";location.reload()}
}}catch{}`;

/** Hides each element above it under whose `data-hidden-by` this browser has stored anything. */
export const HIDE_DISMISSED = `try{for(var card of document.querySelectorAll("[data-hidden-by]"))if(localStorage.getItem(card.dataset.hiddenBy))card.hidden=true}catch{}`;

/** All of them. */
export const INLINE_SCRIPTS: readonly string[] = [RESTORE_LANGUAGE, HIDE_DISMISSED];
