import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { usersApi } from "@/lib/users/api";
import { agreeToTerms } from "@/lib/users/consent-service";

export const POST = route(usersApi["POST /api/user/terms"], ({ actor, body }) => agreeToTerms(actor, body));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
