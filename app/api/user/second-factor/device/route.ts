import { startSession } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { secondFactorApi } from "@/lib/domains/users/second-factor-api";
import { beginDevice, confirmDevice } from "@/lib/domains/users/second-factor-service";

export const POST = route(secondFactorApi["POST /api/user/second-factor/device"], ({ actor }) => beginDevice(actor));

export const PUT = route(secondFactorApi["PUT /api/user/second-factor/device"], async ({ actor, body }) => {
  const { checked, codes } = await confirmDevice(actor, body);
  // Every session has ended; this browser gets a new one.
  await startSession(checked);
  return codes;
});

export const { GET, PATCH, DELETE, OPTIONS } = allowOnly("POST", "PUT");
