import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { sendPhoneCode } from "@/lib/domains/users/phone-service";
import { recoveryApi } from "@/lib/domains/users/recovery-api";

export const POST = route(recoveryApi["POST /api/user/phone/code"], ({ actor }) => sendPhoneCode(actor));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
