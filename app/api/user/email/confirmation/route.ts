import { route, serve } from "@/lib/access/route";
import { confirmEmail } from "@/lib/domains/users/email-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(recoveryApi["POST /api/user/email/confirmation"], ({ actor, body }) => confirmEmail(actor, body)),
});
