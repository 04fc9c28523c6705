import { route } from "@/lib/http/route";
import { translateInput } from "@/lib/translation/schema";
import { TRANSLATE_LIMIT, translateAnswer } from "@/lib/translation/service";

export const POST = route({ access: "signed-in", body: translateInput, limit: TRANSLATE_LIMIT }, ({ body }) =>
  translateAnswer(body),
);
