import { forgetSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { endOwnSession } from "@/lib/users/session-service";

export const DELETE = route(usersApi["DELETE /api/user/sessions/{id}"], async ({ actor, params }) => {
  await endOwnSession(actor, params.id);
  if (params.id === actor.session) await forgetSession();
});

export const { GET, POST, PUT, PATCH, OPTIONS } = allowOnly("DELETE");
