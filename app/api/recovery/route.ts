import { route, serve } from "@/lib/access/route";
import { clientAddress } from "@/lib/platform/limits/address";
import { sendsMail } from "@/lib/platform/mail/send";
import { recoveryApi } from "@/lib/domains/users/recovery-api";
import { recoverAccount } from "@/lib/domains/users/recovery-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(recoveryApi["GET /api/recovery"], () => ({ email: sendsMail() })),
  POST: route(recoveryApi["POST /api/recovery"], ({ body, request }) =>
    recoverAccount(body, clientAddress(request.headers)),
  ),
});
