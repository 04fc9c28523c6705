import { startSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { countingRegistration } from "@/lib/limits/registrations";
import { href } from "@/lib/routes";
import { landingPath } from "@/lib/screens/landing-path";
import { usersApi } from "@/lib/users/api";
import { registerUser } from "@/lib/users/service";

export const POST = route(
  usersApi["POST /api/register"],
  async ({ body, request }) => {
    const signedIn = await countingRegistration(clientAddress(request.headers), () => registerUser(body));
    await startSession(signedIn);
    await keepLanguage(signedIn.user.preferredLanguage);
    return signedIn.user;
  },
  {
    next: ({ role }, { fields, from }) => {
      const next = landingPath(from, role);
      // The username that was made is shown first.
      return fields.username ? next : href.newAccount(next);
    },
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
