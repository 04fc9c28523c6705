import { renewLanguage } from "@/lib/access/auth/session";
import { route, serve } from "@/lib/access/route";
import { getAccount } from "@/lib/domains/users/queries";
import { updateAccount } from "@/lib/domains/users/account-service";
import { usersApi } from "@/lib/domains/users/api";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(usersApi["GET /api/user/account"], ({ actor }) => getAccount(actor)),
  PUT: route(usersApi["PUT /api/user/account"], async ({ actor, body }) => {
    const account = await updateAccount(actor, body);
    if (body.preferredLanguage) await renewLanguage(account.preferredLanguage);
    return account;
  }),
});
