import { startSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { countingRegistration } from "@/lib/limits/registrations";
import { usersApi } from "@/lib/users/api";
import { registerUser } from "@/lib/users/service";

export const POST = route(usersApi["POST /api/register"], async ({ body, request }) => {
  const signedIn = await countingRegistration(clientAddress(request.headers), () => registerUser(body));
  await startSession(signedIn);
  await keepLanguage(signedIn.user.preferredLanguage);
  return signedIn.user;
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
