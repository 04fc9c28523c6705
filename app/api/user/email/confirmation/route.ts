import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { confirmEmail } from "@/lib/domains/users/email-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const POST = route(recoveryApi["POST /api/user/email/confirmation"], ({ actor, body }) =>
  confirmEmail(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
