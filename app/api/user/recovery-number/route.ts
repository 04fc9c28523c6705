import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { recoveryApi } from "@/lib/users/recovery-api";
import { makeRecoveryNumber } from "@/lib/users/recovery-service";

export const POST = route(recoveryApi["POST /api/user/recovery-number"], ({ actor, body }) =>
  makeRecoveryNumber(actor, body),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
