import { setSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { clientAddress } from "@/lib/limits/address";
import { confirmPassword } from "@/lib/users/confirmation-service";
import { secondFactorApi } from "@/lib/users/second-factor-api";

export const POST = route(secondFactorApi["POST /api/user/session/confirm"], async ({ actor, body, request }) => {
  const claims = await confirmPassword(actor, body, clientAddress(request.headers));
  // Without them the session has ended meanwhile: the next call says so.
  if (claims) await setSession(claims);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
