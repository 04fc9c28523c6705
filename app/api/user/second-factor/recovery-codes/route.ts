import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { secondFactorApi } from "@/lib/users/second-factor-api";
import { replaceRecoveryCodes } from "@/lib/users/second-factor-service";

export const POST = route(secondFactorApi["POST /api/user/second-factor/recovery-codes"], ({ actor }) =>
  replaceRecoveryCodes(actor),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
