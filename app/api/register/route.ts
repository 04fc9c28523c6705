import { startSession } from "@/lib/auth/session";
import { getEnv } from "@/lib/env";
import { Reply } from "@/lib/http/reply";
import { route } from "@/lib/http/route";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { countUse } from "@/lib/limits/rate-limit";
import { registerInput } from "@/lib/users/schema";
import { registerUser } from "@/lib/users/service";

const HOUR = 60 * 60;

export const POST = route({ access: "any", body: registerInput }, async ({ body, request }) => {
  const max = getEnv().LIMIT_REGISTER_PER_ADDRESS;
  await countUse(`register:address:${clientAddress(request.headers)}`, { max, seconds: HOUR });
  const signedIn = await registerUser(body);
  await startSession(signedIn);
  await keepLanguage(signedIn.user.preferredLanguage);
  return new Reply(signedIn.user, { status: 201 });
});
