import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { translationApi } from "@/lib/language/translation/api";
import { translateAnswer } from "@/lib/language/translation/service";

export const POST = route(translationApi["POST /api/translate"], ({ actor, body }) => translateAnswer(actor.id, body));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
