import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { withdrawNotice } from "@/lib/domains/own-data/consent-service";
import { usersApi } from "@/lib/domains/users/api";
import { agreeToNotice } from "@/lib/domains/users/consent-service";

export const POST = route(usersApi["POST /api/user/consent"], ({ actor, body }) => agreeToNotice(actor, body));
export const DELETE = route(ownDataApi["DELETE /api/user/consent"], ({ actor }) => withdrawNotice(actor));

export const { GET, PUT, PATCH, OPTIONS } = allowOnly("POST", "DELETE");
