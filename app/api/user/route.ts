import { forgetSession, renewLanguage } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { ownDataApi } from "@/lib/own-data/api";
import { deleteAccount } from "@/lib/own-data/service";
import { usersApi } from "@/lib/users/api";
import { getUser } from "@/lib/users/queries";
import { updatePreferences } from "@/lib/users/service";

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
