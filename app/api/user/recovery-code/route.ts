import { route, serve } from "@/lib/access/route";
import { recoveryApi } from "@/lib/domains/users/recovery-api";
import { findMadeCode } from "@/lib/domains/users/queries";
import { stopMadeCode } from "@/lib/domains/users/recovery-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(recoveryApi["GET /api/user/recovery-code"], async ({ actor }) => ({
    code: await findMadeCode(actor),
  })),
  DELETE: route(recoveryApi["DELETE /api/user/recovery-code"], ({ actor }) => stopMadeCode(actor)),
});
