import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { clientAddress } from "@/lib/platform/limits/address";
import { countRecoveryMail } from "@/lib/platform/limits/mails";
import { recoveryApi } from "@/lib/domains/users/recovery-api";
import { startRecoveryByEmail } from "@/lib/domains/users/recovery-service";

export const POST = route(recoveryApi["POST /api/recovery/email"], async ({ body, request }) => {
  await countRecoveryMail(body.username, clientAddress(request.headers));
  startRecoveryByEmail(body.username);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
