import { renewLanguage } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { getAccount } from "@/lib/domains/users/account-queries";
import { updateAccount } from "@/lib/domains/users/account-service";
import { usersApi } from "@/lib/domains/users/api";

export const GET = route(usersApi["GET /api/user/account"], ({ actor }) => getAccount(actor));

export const PUT = route(usersApi["PUT /api/user/account"], async ({ actor, body }) => {
  const account = await updateAccount(actor, body);
  if (body.preferredLanguage) await renewLanguage(account.preferredLanguage);
  return account;
});

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
