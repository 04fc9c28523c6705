import { forgetSession, renewLanguage } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { deleteAccount } from "@/lib/domains/own-data/service";
import { usersApi } from "@/lib/domains/users/api";
import { getUser } from "@/lib/domains/users/queries";
import { updatePreferences } from "@/lib/domains/users/service";

export const GET = route(usersApi["GET /api/user"], ({ actor }) => getUser(actor.id));

export const PATCH = route(usersApi["PATCH /api/user"], async ({ actor, body }) => {
  const user = await updatePreferences(actor, body);
  if (body.preferredLanguage) await renewLanguage(user.preferredLanguage);
  return user;
});

export const DELETE = route(ownDataApi["DELETE /api/user"], async ({ actor }) => {
  await deleteAccount(actor);
  await forgetSession();
});

export const { POST, PUT, OPTIONS } = allowOnly("GET", "PATCH", "DELETE");
