import "server-only";
import { z } from "zod";
import { isLanguage } from "@/lib/language/i18n/languages";
import { callJson } from "./json-call";
import { ProviderError, type Provider } from "./provider";

/** Milliseconds for which the list of languages is reused. */
const LANGUAGES_KEPT_MS = 60 * 60 * 1_000;

const languages = z.array(z.object({ code: z.string(), targets: z.array(z.string()) }));
const detected = z.object({ language: z.string() });
const answer = z.object({
  translatedText: z.array(z.string()),
  detectedLanguage: z.union([detected, z.array(detected)]).optional(),
});

/** A LibreTranslate server (1.9). Its models cover few Indian languages, so it is asked which ones. */
export function libreTranslate({ url, key }: { url: string; key: string | null }): Provider {
  const at = (path: string) => new URL(path, url.endsWith("/") ? url : `${url}/`).href;
  let known: { list: z.output<typeof languages>; until: number } | null = null;
  return {
    name: "libretranslate",
    limits: { texts: 50, characters: 10_000 },
    async canServe({ source, target }, signal) {
      if (!known || performance.now() >= known.until) {
        const list = await callJson(languages, { url: at("languages"), method: "GET", signal });
        known = { list, until: performance.now() + LANGUAGES_KEPT_MS };
      }
      return known.list.some(({ code, targets }) => (source === null || code === source) && targets.includes(target));
    },
    async translate(texts, { source, target }, signal) {
      const body = { q: texts, source: source ?? "auto", target, format: "text", ...(key ? { api_key: key } : {}) };
      const { translatedText, detectedLanguage } = await callJson(answer, { url: at("translate"), body, signal });
      if (translatedText.length !== texts.length) throw new ProviderError("bad_answer");
      return translatedText.map((text, index) => {
        const found = Array.isArray(detectedLanguage) ? detectedLanguage[index] : detectedLanguage;
        return { text, detected: isLanguage(found?.language) ? found.language : null };
      });
    },
  };
}
