import { route, serve } from "@/lib/access/route";
import { ownDataApi } from "@/lib/domains/own-data/api";
import { withdrawNotice } from "@/lib/domains/own-data/consent-service";
import { usersApi } from "@/lib/domains/users/api";
import { agreeToNotice } from "@/lib/domains/users/consent-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(usersApi["POST /api/user/consent"], ({ actor, body }) => agreeToNotice(actor, body)),
  DELETE: route(ownDataApi["DELETE /api/user/consent"], ({ actor }) => withdrawNotice(actor)),
});
