import { route, serve } from "@/lib/access/route";
import { clientAddress } from "@/lib/platform/limits/address";
import { countRecoveryMail } from "@/lib/platform/limits/mails";
import { recoveryApi } from "@/lib/domains/users/recovery-api";
import { startRecoveryByEmail } from "@/lib/domains/users/recovery-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(recoveryApi["POST /api/recovery/email"], async ({ body, request }) => {
    await countRecoveryMail(body.username, clientAddress(request.headers));
    startRecoveryByEmail(body.username);
  }),
});
