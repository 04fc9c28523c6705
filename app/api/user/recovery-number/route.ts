import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { RECOVERY_SECTION } from "@/lib/routes";
import { handNumberOn } from "@/lib/users/handed-number-service";
import { recoveryApi } from "@/lib/users/recovery-api";
import { makeRecoveryNumber } from "@/lib/users/recovery-service";

export const POST = route(
  recoveryApi["POST /api/user/recovery-number"],
  ({ actor, body }) => makeRecoveryNumber(actor, body),
  {
    after: ({ recoveryNumber }, { actor }) => handNumberOn(actor, recoveryNumber),
    next: (_number, { from }) => `${from}#${RECOVERY_SECTION}`,
  },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
