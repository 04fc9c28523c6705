import { z } from "zod";
import { anyText } from "@/lib/platform/http/validation";
import { LANGUAGES } from "@/lib/language/i18n/languages";
import { TRANSLATE_MAX } from "./options";

const passage = anyText(TRANSLATE_MAX.characters);

/** The body of POST /api/translate. */
export const translateInput = z.object({
  text: z.union([passage, z.array(passage).max(TRANSLATE_MAX.texts)]),
  targetLanguage: z.enum(LANGUAGES),
  sourceLanguage: z.enum(LANGUAGES).optional(),
});
