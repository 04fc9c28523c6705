import "server-only";
import { z } from "zod";
import { isLanguage } from "@/lib/language/i18n/languages";
import { callJson } from "./json-call";
import { ProviderError, type Provider } from "./provider";

const answer = z.object({
  data: z.object({
    translations: z.array(z.object({ translatedText: z.string(), detectedSourceLanguage: z.string().optional() })),
  }),
});

/** Google Cloud Translation, Basic (v2). @param options.url without a path. */
export function googleV2({ url, key }: { url: string; key: string }): Provider {
  const address = new URL("/language/translate/v2", url);
  address.searchParams.set("key", key);
  return {
    name: "google-v2",
    limits: { texts: 128, characters: 30_000 },
    canServe: () => Promise.resolve(true),
    async translate(texts, { source, target }, signal) {
      // The default format is html, which would return &#39; for an apostrophe.
      const body = { q: texts, target, ...(source ? { source } : {}), format: "text" };
      const { data } = await callJson(answer, { url: address.href, body, signal });
      if (data.translations.length !== texts.length) throw new ProviderError("bad_answer");
      return data.translations.map(({ translatedText, detectedSourceLanguage: code }) => ({
        text: translatedText,
        detected: isLanguage(code) ? code : null,
      }));
    },
  };
}
