import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { translationApi } from "@/lib/translation/api";
import { translateAnswer } from "@/lib/translation/service";

export const POST = route(translationApi["POST /api/translate"], ({ actor, body }) => translateAnswer(actor.id, body));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
