import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { clientAddress } from "@/lib/limits/address";
import { countRecoveryMail } from "@/lib/limits/mails";
import { recoveryApi } from "@/lib/users/recovery-api";
import { startRecoveryByEmail } from "@/lib/users/recovery-service";

export const POST = route(recoveryApi["POST /api/recovery/email"], async ({ body, request }) => {
  await countRecoveryMail(body.username, clientAddress(request.headers));
  startRecoveryByEmail(body.username);
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
