import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { clientAddress } from "@/lib/limits/address";
import { countUse } from "@/lib/limits/rate-limit";
import { recoveryApi } from "@/lib/users/recovery-api";
import { startRecoveryByEmail } from "@/lib/users/recovery-service";

const HOUR = 60 * 60;
/** By name, whether or not there is such an account; by address, because many phones share one. */
const PER_NAME = { max: 3, seconds: HOUR };
const PER_ADDRESS = { max: 60, seconds: HOUR };

export const POST = route(recoveryApi["POST /api/recovery/email"], async ({ body, request }) => {
  await countUse(`recovery-mail:address:${clientAddress(request.headers)}`, PER_ADDRESS);
  await countUse(`recovery-mail:name:${body.username}`, PER_NAME);
  startRecoveryByEmail(body.username);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
