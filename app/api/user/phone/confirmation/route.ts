import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { confirmPhone } from "@/lib/domains/users/phone-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const POST = route(recoveryApi["POST /api/user/phone/confirmation"], ({ actor, body }) =>
  confirmPhone(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
