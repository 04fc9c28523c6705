import { route, serve } from "@/lib/access/route";
import { confirmPhone } from "@/lib/domains/users/phone-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(recoveryApi["POST /api/user/phone/confirmation"], ({ actor, body }) => confirmPhone(actor, body)),
});
