import { startSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { changePassword } from "@/lib/domains/users/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(usersApi["POST /api/user/password"], async ({ actor, body }) => {
    // Every session has ended with the old password; this browser gets a new one.
    await startSession(await changePassword(actor, body));
  }),
});
