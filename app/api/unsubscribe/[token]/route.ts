import { deliveryApi } from "@/lib/domains/delivery/api";
import { endMails } from "@/lib/domains/delivery/settings-service";
import { route, serve } from "@/lib/access/route";
import { seeOther } from "@/lib/platform/http/see-other";
import { href } from "@/lib/access/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  // Reading changes nothing: mail programs and virus scanners open every address.
  GET: route(deliveryApi["GET /api/unsubscribe/{token}"], ({ params }) => seeOther(href.unsubscribe(params.token))),
  POST: route(deliveryApi["POST /api/unsubscribe/{token}"], ({ params }) => endMails(params.token), {
    next: (_result, { params }) => href.unsubscribe(params.token),
  }),
});
