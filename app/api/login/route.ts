import { getEnv } from "@/lib/env";
import { startSession } from "@/lib/auth/session";
import { route } from "@/lib/http/route";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { countUse } from "@/lib/limits/rate-limit";
import { loginInput } from "@/lib/users/schema";
import { checkLogin } from "@/lib/users/service";

const QUARTER_HOUR = 15 * 60;

export const POST = route({ access: "any", body: loginInput }, async ({ body, request }) => {
  const { LIMIT_LOGIN_PER_ADDRESS, LIMIT_LOGIN_PER_NAME } = getEnv();
  await countUse(`login:address:${clientAddress(request.headers)}`, {
    max: LIMIT_LOGIN_PER_ADDRESS,
    seconds: QUARTER_HOUR,
  });
  await countUse(`login:name:${body.username}`, { max: LIMIT_LOGIN_PER_NAME, seconds: QUARTER_HOUR });
  const signedIn = await checkLogin(body);
  await startSession(signedIn);
  await keepLanguage(signedIn.user.preferredLanguage);
  return signedIn.user;
});
