import { forgetSession } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { endOwnSession } from "@/lib/domains/users/session-service";

export const DELETE = route(usersApi["DELETE /api/user/sessions/{id}"], async ({ actor, params }) => {
  await endOwnSession(actor, params.id);
  if (params.id === actor.session) await forgetSession();
});

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
