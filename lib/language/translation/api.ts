/** The operation that translates what people typed. */
import type { Api } from "@/lib/platform/http/operation";
import { translateInput } from "./schema";
import { translateAnswerSchema } from "./types";

export const translationApi = {
  "POST /api/translate": {
    access: "signed-in",
    body: translateInput,
    limit: { name: "translate", setting: "LIMIT_TRANSLATE_PER_MINUTE" },
    answer: translateAnswerSchema,
    summary: "Translate user-written texts",
  },
} satisfies Api;
