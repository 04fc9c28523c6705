import { z } from "zod";
import { LANGUAGES } from "@/lib/language/i18n/languages";

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
    rough: z.boolean().describe("Translated word by word from the dictionary: to be marked as rough"),
    complete: z
      .boolean()
      .describe("False for a rough translation that may be wrong about a condition: no screen should show it"),
    unchanged: z
      .boolean()
      .describe("Show the text as typed: it is in the reader's language, or its translation is not complete"),
    sourceLanguage: z.enum(LANGUAGES).nullable().describe("Null if neither its script nor a provider identifies it"),
    pending: z
      .boolean()
      .exactOptional()
      .describe("True if a provider has not answered in time: ask again in some seconds"),
    provider: z.string().exactOptional().describe("Absent for the dictionary and for unchanged texts"),
  })
  .meta({ id: "Translated", description: "One text in the reader's language" });
export type Translated = z.infer<typeof translatedSchema>;

/** The part of a translation that a screen needs. */
export type Reading = Pick<Translated, "text" | "rough" | "unchanged" | "sourceLanguage">;

/** Readings by the text as typed. */
export type Readings = Readonly<Record<string, Reading>>;

export const translateAnswerSchema = z
  .strictObject({
    translatedText: z.union([z.string(), z.array(z.string())]).describe("A string, or an array in the order sent"),
    source: sourceSchema.describe(
      "The least reliable source of all the texts: dictionary before provider before cache",
    ),
    results: z.array(translatedSchema),
  })
  .meta({ id: "Translation", description: "Texts in the reader's language" });
export type TranslateAnswer = z.infer<typeof translateAnswerSchema>;
