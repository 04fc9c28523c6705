import { startSession } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { keepLanguage } from "@/lib/language/i18n/choice";
import { clientAddress } from "@/lib/platform/limits/address";
import { countingRegistration } from "@/lib/platform/limits/registrations";
import { href } from "@/lib/access/routes";
import { landingPath } from "@/lib/access/screens/landing-path";
import { usersApi } from "@/lib/domains/users/api";
import { registerUser } from "@/lib/domains/users/service";

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
