import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { clientAddress } from "@/lib/limits/address";
import { sendsMail } from "@/lib/mail/send";
import { recoveryApi } from "@/lib/users/recovery-api";
import { recoverAccount } from "@/lib/users/recovery-service";

export const GET = route(recoveryApi["GET /api/recovery"], () => ({ email: sendsMail() }));

export const POST = route(recoveryApi["POST /api/recovery"], ({ body, request }) =>
  recoverAccount(body, clientAddress(request.headers)),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
