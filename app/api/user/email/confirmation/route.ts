import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { confirmEmail } from "@/lib/users/email-service";
import { recoveryApi } from "@/lib/users/recovery-api";

export const POST = route(recoveryApi["POST /api/user/email/confirmation"], ({ actor, body }) =>
  confirmEmail(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
