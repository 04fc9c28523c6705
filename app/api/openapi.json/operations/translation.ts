import * as translate from "@/app/api/translate/route";
import { ok, type Operations } from "../operation";

export const TRANSLATION: Operations = {
  "POST /api/translate": {
    spec: translate.POST.spec,
    summary: "Translate what people typed",
    answers: ok("`translatedText`, a string or an array as `text` was, and the `source` of it"),
    errors: ["rate_limited"],
  },
};
