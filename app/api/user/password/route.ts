import { startSession } from "@/lib/auth/session";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { changePassword } from "@/lib/users/service";

export const POST = route(usersApi["POST /api/user/password"], async ({ actor, body }) => {
  // Every session has ended with the old password; this browser gets a new one.
  await startSession(await changePassword(actor, body));
});

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
