import { forgetSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { listSessions } from "@/lib/users/session-queries";
import { endAllSessions } from "@/lib/users/session-service";

export const GET = route(usersApi["GET /api/user/sessions"], ({ actor }) => listSessions(actor));

export const DELETE = route(usersApi["DELETE /api/user/sessions"], async ({ actor }) => {
  await endAllSessions(actor);
  await forgetSession();
});

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "DELETE");
