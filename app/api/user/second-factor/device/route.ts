import { startSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { secondFactorApi } from "@/lib/users/second-factor-api";
import { beginDevice, confirmDevice } from "@/lib/users/second-factor-service";

export const POST = route(secondFactorApi["POST /api/user/second-factor/device"], ({ actor }) => beginDevice(actor));

export const PUT = route(secondFactorApi["PUT /api/user/second-factor/device"], async ({ actor, body }) => {
  const { checked, codes } = await confirmDevice(actor, body);
  // Every session has ended; this browser gets a new one.
  await startSession(checked);
  return codes;
});

export const { GET, PATCH, DELETE, OPTIONS } = allowOnly("POST", "PUT");
