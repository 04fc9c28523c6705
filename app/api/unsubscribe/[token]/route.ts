import { deliveryApi } from "@/lib/domains/delivery/api";
import { endMails } from "@/lib/domains/delivery/settings-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { seeOther } from "@/lib/platform/http/see-other";
import { href } from "@/lib/access/routes";

// Reading changes nothing: mail programs and virus scanners open every address.
export const GET = route(deliveryApi["GET /api/unsubscribe/{token}"], ({ params }) =>
  seeOther(href.unsubscribe(params.token)),
);

export const POST = route(deliveryApi["POST /api/unsubscribe/{token}"], ({ params }) => endMails(params.token), {
  next: (_result, { params }) => href.unsubscribe(params.token),
});

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
