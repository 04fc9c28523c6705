import { renewLanguage } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { getAccount } from "@/lib/users/account-queries";
import { updateAccount } from "@/lib/users/account-service";
import { usersApi } from "@/lib/users/api";

export const GET = route(usersApi["GET /api/user/account"], ({ actor }) => getAccount(actor));

export const PUT = route(usersApi["PUT /api/user/account"], async ({ actor, body }) => {
  const account = await updateAccount(actor, body);
  if (body.preferredLanguage) await renewLanguage(account.preferredLanguage);
  return account;
});

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
