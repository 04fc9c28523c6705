import { z } from "zod";

/** All supported providers; TRANSLATION_PROVIDERS names the ones to call, in order. */
const PROVIDER_NAMES = ["bhashini", "google-v3", "google-v2", "libretranslate"] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

const names = z
  .string()
  .default("")
  .transform((list) =>
    list
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
  ) // prettier-ignore
  .pipe(z.array(z.enum(PROVIDER_NAMES)))
  .transform((list) => [...new Set(list)]);
const url = z.url({ protocol: /^https?$/ });
const text = z.string().optional();

const serviceAccount = z
  .string()
  .transform((json, context) => {
    try {
      return JSON.parse(json) as unknown;
    } catch {
      context.addIssue({ code: "custom", message: "is wrong: set it to the JSON of a service account" });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      client_email: z.string(),
      private_key: z.string(),
      token_uri: url.default("https://oauth2.googleapis.com/token"),
    }),
  )
  .optional();
export type ServiceAccount = NonNullable<z.output<typeof serviceAccount>>;

/** The translation settings, part of those read by lib/platform/env.ts; docs/deployment.md explains them. */
export const TRANSLATION_SETTINGS = {
  /** off: no user text leaves the server; cached translations are still used, and the dictionary does the rest. */
  TRANSLATION: z.enum(["on", "off"]).default("on"),
  TRANSLATION_PROVIDERS: names,
  /** Milliseconds for one call to a provider, and for all external calls of one request together. */
  TRANSLATION_TIMEOUT_MS: z.coerce.number().int().min(100).default(4_000),
  TRANSLATION_BUDGET_MS: z.coerce.number().int().min(200).max(10_000).default(8_000),
  /** The most characters sent to each provider per day (UTC). */
  TRANSLATION_DAILY_CHARACTERS: z.coerce.number().int().positive().default(500_000),
  /** The most characters that one user's calls may cost per day, so that nobody spends everyone's. */
  TRANSLATION_DAILY_CHARACTERS_PER_USER: z.coerce.number().int().positive().default(20_000),
  BHASHINI_INFERENCE_KEY: text,
  BHASHINI_INFERENCE_URL: url.default("https://dhruva-api.bhashini.gov.in/services/inference/pipeline"),
  BHASHINI_SERVICE_ID: z.string().default("ai4bharat/indictrans-v2-all-gpu--t4"),
  BHASHINI_USER_ID: text,
  BHASHINI_API_KEY: text,
  BHASHINI_CONFIG_URL: url.default("https://meity-auth.ulcacontrib.org/ulca/apis/v0/model/getModelsPipeline"),
  BHASHINI_PIPELINE_ID: z.string().default("64392f96daac500b55c543cd"),
  GOOGLE_TRANSLATE_URL: url.default("https://translation.googleapis.com"),
  GOOGLE_TRANSLATE_KEY: text,
  GOOGLE_PROJECT_ID: text,
  GOOGLE_LOCATION: text,
  GOOGLE_ACCESS_TOKEN: text,
  GOOGLE_SERVICE_ACCOUNT: serviceAccount,
  LIBRETRANSLATE_URL: url.optional(),
  LIBRETRANSLATE_API_KEY: text,
};
export type TranslationSettings = z.output<z.ZodObject<typeof TRANSLATION_SETTINGS>>;

/** The settings each provider requires: at least one of these groups, in full. */
const NEEDS: Record<ProviderName, readonly (readonly (keyof TranslationSettings)[])[]> = {
  bhashini: [["BHASHINI_INFERENCE_KEY"], ["BHASHINI_USER_ID", "BHASHINI_API_KEY"]],
  "google-v3": [
    ["GOOGLE_PROJECT_ID", "GOOGLE_SERVICE_ACCOUNT"],
    ["GOOGLE_PROJECT_ID", "GOOGLE_ACCESS_TOKEN"],
  ],
  "google-v2": [["GOOGLE_TRANSLATE_KEY"]],
  libretranslate: [["LIBRETRANSLATE_URL"]],
};

/** Adds an issue for each named provider whose required settings are missing. */
export function checkProviderSettings(settings: TranslationSettings, context: z.RefinementCtx): void {
  for (const name of settings.TRANSLATION_PROVIDERS) {
    if (NEEDS[name].some((group) => group.every((setting) => settings[setting] !== undefined))) continue;
    const wanted = NEEDS[name].map((group) => group.join(" and ")).join(", or ");
    context.addIssue({
      code: "custom",
      path: ["TRANSLATION_PROVIDERS"],
      message: `names ${name}, which needs ${wanted}`,
    });
  }
}
