import { route, serve } from "@/lib/access/route";
import { RECOVERY_SECTION } from "@/lib/access/routes";
import { handNumberOn } from "@/lib/domains/users/handed-number-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";
import { makeRecoveryNumber } from "@/lib/domains/users/recovery-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(recoveryApi["POST /api/user/recovery-number"], ({ actor, body }) => makeRecoveryNumber(actor, body), {
    after: ({ recoveryNumber }, { actor }) => handNumberOn(actor, recoveryNumber),
    next: (_number, { from }) => `${from}#${RECOVERY_SECTION}`,
  }),
});
