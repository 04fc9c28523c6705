import { deliveryApi } from "@/lib/delivery/api";
import { endMails } from "@/lib/delivery/settings-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { seeOther } from "@/lib/http/see-other";
import { href } from "@/lib/routes";

// Reading changes nothing: mail programs and virus scanners open every address.
export const GET = route(deliveryApi["GET /api/unsubscribe/{token}"], ({ params }) =>
  seeOther(href.unsubscribe(params.token)),
);

export const POST = route(deliveryApi["POST /api/unsubscribe/{token}"], ({ params }) => endMails(params.token), {
  next: (_result, { params }) => href.unsubscribe(params.token),
});

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
