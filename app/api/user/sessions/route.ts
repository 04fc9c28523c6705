import { forgetSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { listSessions } from "@/lib/domains/users/queries";
import { endAllSessions } from "@/lib/domains/users/session-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/user/sessions"], ({ actor }) => listSessions(actor)),
  DELETE: route(usersApi["DELETE /api/user/sessions"], async ({ actor }) => {
    await endAllSessions(actor);
    await forgetSession();
  }),
});
