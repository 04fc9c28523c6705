import { route, serve } from "@/lib/access/route";
import { translationApi } from "@/lib/language/translation/api";
import { translateAnswer } from "@/lib/language/translation/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(translationApi["POST /api/translate"], ({ actor, body }) => translateAnswer(actor.id, body)),
});
