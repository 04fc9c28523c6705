import { startSession } from "@/lib/access/auth/session";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { usersApi } from "@/lib/domains/users/api";
import { changePassword } from "@/lib/domains/users/service";

export const POST = route(usersApi["POST /api/user/password"], async ({ actor, body }) => {
  // Every session has ended with the old password; this browser gets a new one.
  await startSession(await changePassword(actor, body));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
