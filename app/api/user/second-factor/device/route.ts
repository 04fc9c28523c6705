import { startSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { secondFactorApi } from "@/lib/domains/users/second-factor-api";
import { beginDevice, confirmDevice } from "@/lib/domains/users/second-factor-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(secondFactorApi["POST /api/user/second-factor/device"], ({ actor }) => beginDevice(actor)),
  PUT: route(secondFactorApi["PUT /api/user/second-factor/device"], async ({ actor, body }) => {
    const { checked, codes } = await confirmDevice(actor, body);
    // Every session has ended; this browser gets a new one.
    await startSession(checked);
    return codes;
  }),
});
