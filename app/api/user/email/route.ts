import { route, serve } from "@/lib/access/route";
import { setEmail } from "@/lib/domains/users/email-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(recoveryApi["PUT /api/user/email"], ({ actor, body }) => setEmail(actor, body)),
});
