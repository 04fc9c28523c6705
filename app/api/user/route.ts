import { forgetSession, renewLanguage } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { deleteAccount } from "@/lib/domains/own-data/service";
import { usersApi } from "@/lib/domains/users/api";
import { getUser } from "@/lib/domains/users/queries";
import { updatePreferences } from "@/lib/domains/users/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/user"], ({ actor }) => getUser(actor.id)),
  PATCH: route(usersApi["PATCH /api/user"], async ({ actor, body }) => {
    const user = await updatePreferences(actor, body);
    if (body.preferredLanguage) await renewLanguage(user.preferredLanguage);
    return user;
  }),
  DELETE: route(ownDataApi["DELETE /api/user"], async ({ actor }) => {
    await deleteAccount(actor);
    await forgetSession();
  }),
});
