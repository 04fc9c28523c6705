import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { setEmail } from "@/lib/users/email-service";
import { recoveryApi } from "@/lib/users/recovery-api";

export const PUT = route(recoveryApi["PUT /api/user/email"], ({ actor, body }) => setEmail(actor, body));

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
