import "server-only";
import type { ProviderName, TranslationSettings } from "@/lib/platform/settings/translation";
import { bhashini } from "./bhashini";
import { fixedToken, serviceAccountToken } from "./google-token";
import { googleV2 } from "./google-v2";
import { googleV3 } from "./google-v3";
import { libreTranslate } from "./libretranslate";
import type { Provider } from "./provider";

/** The empty defaults below are never used: checkProviderSettings stops the server at boot if settings are missing. */
const MAKERS: Record<ProviderName, (settings: TranslationSettings) => Provider> = {
  bhashini: (settings) =>
    bhashini({
      direct: settings.BHASHINI_INFERENCE_KEY
        ? {
            url: settings.BHASHINI_INFERENCE_URL,
            key: settings.BHASHINI_INFERENCE_KEY,
            serviceId: settings.BHASHINI_SERVICE_ID,
          }
        : null,
      config: {
        url: settings.BHASHINI_CONFIG_URL,
        userId: settings.BHASHINI_USER_ID ?? "",
        key: settings.BHASHINI_API_KEY ?? "",
        pipelineId: settings.BHASHINI_PIPELINE_ID,
      },
    }),
  "google-v3": (settings) =>
    googleV3({
      url: settings.GOOGLE_TRANSLATE_URL,
      projectId: settings.GOOGLE_PROJECT_ID ?? "",
      location: settings.GOOGLE_LOCATION ?? null,
      token: settings.GOOGLE_SERVICE_ACCOUNT
        ? serviceAccountToken(settings.GOOGLE_SERVICE_ACCOUNT)
        : fixedToken(settings.GOOGLE_ACCESS_TOKEN ?? ""),
    }),
  "google-v2": (settings) => googleV2({ url: settings.GOOGLE_TRANSLATE_URL, key: settings.GOOGLE_TRANSLATE_KEY ?? "" }),
  libretranslate: (settings) =>
    libreTranslate({ url: settings.LIBRETRANSLATE_URL ?? "", key: settings.LIBRETRANSLATE_API_KEY ?? null }),
};

/** The providers named in the settings, in order; none if translation is off. */
export const configuredProviders = (settings: TranslationSettings): Provider[] =>
  settings.TRANSLATION === "off" ? [] : settings.TRANSLATION_PROVIDERS.map((name) => MAKERS[name](settings));
