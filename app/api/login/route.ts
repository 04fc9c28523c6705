import { startSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { keepLanguage } from "@/lib/language/i18n/choice";
import { clientAddress } from "@/lib/platform/limits/address";
import { landingPath } from "@/lib/access/screens/landing-path";
import { usersApi } from "@/lib/domains/users/api";
import { authenticate } from "@/lib/domains/users/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    usersApi["POST /api/login"],
    async ({ body, request }) => {
      const signedIn = await authenticate(body, clientAddress(request.headers));
      await startSession(signedIn);
      await keepLanguage(signedIn.user.preferredLanguage);
      return signedIn.user;
    },
    { next: ({ role }, { from }) => landingPath(from, role) },
  ),
});
