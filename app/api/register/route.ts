import { startSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { keepLanguage } from "@/lib/language/i18n/choice";
import { clientAddress } from "@/lib/platform/limits/address";
import { countingRegistration } from "@/lib/platform/limits/registrations";
import { href } from "@/lib/access/routes";
import { landingPath } from "@/lib/access/screens/landing-path";
import { usersApi } from "@/lib/domains/users/api";
import { learnPlace } from "@/lib/domains/jobs/learnt-place-service";
import { registerUser } from "@/lib/domains/users/service";
import { audienceOf } from "@/lib/core/roles";
import { pageOf } from "@/lib/platform/http/form-post";

/** The id of the job that a page is of; null for another page. */
const jobOf = (page: string): string | null => /^\/jobs\/([0-9a-f-]{36})(?:[/?]|$)/.exec(page)?.[1] ?? null;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    usersApi["POST /api/register"],
    async ({ body, request }) => {
      const signedIn = await countingRegistration(clientAddress(request.headers), () => registerUser(body));
      const { id, role } = signedIn.user;
      // A worker who came by a shared link looks for work where that job is.
      const linked = audienceOf(role) === "worker" ? jobOf(pageOf(request)) : null;
      if (linked !== null) await learnPlace(id, linked);
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
  ),
});
