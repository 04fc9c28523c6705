import { startSession } from "@/lib/auth/session";
import { getEnv } from "@/lib/env";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { countUse } from "@/lib/limits/rate-limit";
import { usersApi } from "@/lib/users/api";
import { changePassword } from "@/lib/users/service";

const QUARTER_HOUR = 15 * 60;

export const POST = route(usersApi["POST /api/user/password"], async ({ actor, body }) => {
  // As many attempts as for a login: an unlocked phone must not reveal its password.
  await countUse(`password:${actor.id}`, { max: getEnv().LIMIT_LOGIN_PER_NAME, seconds: QUARTER_HOUR });
  // Every session has ended with the old password; this browser gets a new one.
  await startSession(await changePassword(actor, body));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
