import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { secondFactorApi } from "@/lib/domains/users/second-factor-api";
import { replaceRecoveryCodes } from "@/lib/domains/users/second-factor-service";

export const POST = route(secondFactorApi["POST /api/user/second-factor/recovery-codes"], ({ actor }) =>
  replaceRecoveryCodes(actor),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
