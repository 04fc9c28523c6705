import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";

const sourceSchema = z
  .enum(["cache", "provider", "dictionary"])
  .describe(
    "Where a translation came from; what is in the reader's language already costs nothing and counts as cache",
  );
export type TranslationSource = z.infer<typeof sourceSchema>;

const translatedSchema = z
  .strictObject({
    text: z.string(),
    source: sourceSchema,
    rough: z.boolean().describe("Word by word from the dictionary: to be marked as rough"),
    unchanged: z
      .boolean()
      .describe("The text as it was typed is to be shown: it is in the reader's language, or too few words are known"),
    sourceLanguage: z.enum(LANGUAGES).nullable().describe("Null when neither its script nor a provider tells"),
    provider: z.string().exactOptional().describe("Absent for the dictionary and for what is unchanged"),
  })
  .meta({ id: "Translated", description: "One text as the reader gets it" });
export type Translated = z.infer<typeof translatedSchema>;

/** The part of a translation that a screen needs. */
export type Reading = Pick<Translated, "text" | "rough" | "unchanged" | "sourceLanguage">;

/** Readings by the text as typed. */
export type Readings = Readonly<Record<string, Reading>>;

export const translateAnswerSchema = z
  .strictObject({
    translatedText: z
      .union([z.string(), z.array(z.string())])
      .describe("A string, or as many as were sent, in their order"),
    source: sourceSchema.describe("Of several texts the weakest: dictionary before provider before cache"),
    results: z.array(translatedSchema),
  })
  .meta({ id: "Translation", description: "Texts in the reader's language" });
export type TranslateAnswer = z.infer<typeof translateAnswerSchema>;
