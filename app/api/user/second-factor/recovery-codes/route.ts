import { route, serve } from "@/lib/access/route";
import { secondFactorApi } from "@/lib/domains/users/second-factor-api";
import { replaceRecoveryCodes } from "@/lib/domains/users/second-factor-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(secondFactorApi["POST /api/user/second-factor/recovery-codes"], ({ actor }) =>
    replaceRecoveryCodes(actor),
  ),
});
