import { startSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { keepLanguage } from "@/lib/i18n/choice";
import { clientAddress } from "@/lib/limits/address";
import { landingPath } from "@/lib/screens/landing-path";
import { usersApi } from "@/lib/users/api";
import { authenticate } from "@/lib/users/service";

export const POST = route(
  usersApi["POST /api/login"],
  async ({ body, request }) => {
    const signedIn = await authenticate(body, clientAddress(request.headers));
    await startSession(signedIn);
    await keepLanguage(signedIn.user.preferredLanguage);
    return signedIn.user;
  },
  { next: ({ role }, { from }) => landingPath(from, role) },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
