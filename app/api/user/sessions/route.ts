import { forgetSession } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { listSessions } from "@/lib/domains/users/session-queries";
import { endAllSessions } from "@/lib/domains/users/session-service";

export const GET = route(usersApi["GET /api/user/sessions"], ({ actor }) => listSessions(actor));

export const DELETE = route(usersApi["DELETE /api/user/sessions"], async ({ actor }) => {
  await endAllSessions(actor);
  await forgetSession();
});

export const { POST, PUT, PATCH, OPTIONS } = allowOnly("GET", "DELETE");
