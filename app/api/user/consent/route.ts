import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { ownDataApi } from "@/lib/own-data/api";
import { withdrawNotice } from "@/lib/own-data/consent-service";
import { usersApi } from "@/lib/users/api";
import { agreeToNotice } from "@/lib/users/consent-service";

export const POST = route(usersApi["POST /api/user/consent"], ({ actor, body }) => agreeToNotice(actor, body));
export const DELETE = route(ownDataApi["DELETE /api/user/consent"], ({ actor }) => withdrawNotice(actor));

export const { GET, PUT, PATCH, OPTIONS } = allowOnly("POST", "DELETE");
