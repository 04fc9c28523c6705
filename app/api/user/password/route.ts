import { startSession } from "@/lib/auth/session";
import { route } from "@/lib/http/route";
import { passwordChangeInput } from "@/lib/users/schema";
import { changePassword } from "@/lib/users/service";

export const POST = route({ access: "signed-in", body: passwordChangeInput }, async ({ actor, body }) => {
  // Every session has ended with the old password; this browser gets a new one.
  await startSession(await changePassword(actor, body));
});
