import { startSession } from "@/lib/auth/session";
import { getEnv } from "@/lib/env";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { countUse } from "@/lib/limits/rate-limit";
import { usersApi } from "@/lib/users/api";
import { registerUser } from "@/lib/users/service";

const HOUR = 60 * 60;

export const POST = route(usersApi["POST /api/register"], async ({ body, request }) => {
  const max = getEnv().LIMIT_REGISTER_PER_ADDRESS;
  await countUse(`register:address:${clientAddress(request.headers)}`, { max, seconds: HOUR });
  const signedIn = await registerUser(body);
  await startSession(signedIn);
  await keepLanguage(signedIn.user.preferredLanguage);
  return signedIn.user;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
