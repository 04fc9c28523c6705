import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { setEmail } from "@/lib/domains/users/email-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const PUT = route(recoveryApi["PUT /api/user/email"], ({ actor, body }) => setEmail(actor, body));

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
