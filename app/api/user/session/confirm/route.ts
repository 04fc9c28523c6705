import { setSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { clientAddress } from "@/lib/platform/limits/address";
import { confirmPassword } from "@/lib/domains/users/confirmation-service";
import { secondFactorApi } from "@/lib/domains/users/second-factor-api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(secondFactorApi["POST /api/user/session/confirm"], async ({ actor, body, request }) => {
    const claims = await confirmPassword(actor, body, clientAddress(request.headers));
    // Without them the session has ended meanwhile: the next call says so.
    if (claims) await setSession(claims);
  }),
});
