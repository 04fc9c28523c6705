import { forgetSession } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { endOwnSession } from "@/lib/domains/users/session-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  DELETE: route(usersApi["DELETE /api/user/sessions/{id}"], async ({ actor, params }) => {
    await endOwnSession(actor, params.id);
    if (params.id === actor.session) await forgetSession();
  }),
});
