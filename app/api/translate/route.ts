import { route } from "@/lib/http/route";
import { translateInput } from "@/lib/translation/schema";
import { translateFor } from "@/lib/translation/service";

export const POST = route({ access: "signed-in", body: translateInput }, ({ actor, body }) =>
  translateFor(actor, body),
);
