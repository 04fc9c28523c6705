import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { clientAddress } from "@/lib/limits/address";
import { confirmPassword } from "@/lib/users/confirmation-service";
import { secondFactorApi } from "@/lib/users/second-factor-api";

export const POST = route(secondFactorApi["POST /api/user/session/confirm"], ({ actor, body, request }) =>
  confirmPassword(actor, body, clientAddress(request.headers)),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
