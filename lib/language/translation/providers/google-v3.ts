import "server-only";
import { z } from "zod";
import { isLanguage } from "@/lib/language/i18n/languages";
import type { TokenSource } from "./google-token";
import { callJson } from "./json-call";
import { ProviderError, type Provider } from "./provider";

const answer = z.object({
  translations: z.array(z.object({ translatedText: z.string(), detectedLanguageCode: z.string().optional() })),
});

type Options = { url: string; projectId: string; location: string | null; token: TokenSource };

/** Google Cloud Translation, Advanced (v3). @param options.url without a path. */
export function googleV3({ url, projectId, location, token }: Options): Provider {
  const parent = `projects/${encodeURIComponent(projectId)}${location ? `/locations/${encodeURIComponent(location)}` : ""}`;
  const address = new URL(`/v3/${parent}:translateText`, url).href;
  return {
    name: "google-v3",
    // "Less than 30,000 code points".
    limits: { texts: 1_024, characters: 29_999 },
    canServe: () => Promise.resolve(true),
    async translate(texts, { source, target }, signal) {
      const headers = { authorization: `Bearer ${await token.get(signal)}` };
      const body = {
        contents: texts,
        // The default is text/html.
        mimeType: "text/plain",
        ...(source ? { sourceLanguageCode: source } : {}),
        targetLanguageCode: target,
      };
      const { translations } = await callJson(answer, { url: address, headers, body, signal }).catch(
        (error: unknown) => {
          if (error instanceof ProviderError && error.fault === "refused") token.forget();
          throw error;
        },
      );
      if (translations.length !== texts.length) throw new ProviderError("bad_answer");
      return translations.map(({ translatedText, detectedLanguageCode: code }) => ({
        text: translatedText,
        detected: isLanguage(code) ? code : null,
      }));
    },
  };
}
