import { deliveryApi } from "@/lib/domains/delivery/api";
import { getPush } from "@/lib/domains/delivery/queries";
import { subscribe, unsubscribe } from "@/lib/domains/delivery/subscription-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(deliveryApi["GET /api/user/push-subscription"], ({ actor }) => getPush(actor)),
  PUT: route(deliveryApi["PUT /api/user/push-subscription"], ({ actor, body }) => subscribe(actor, body)),
  DELETE: route(deliveryApi["DELETE /api/user/push-subscription"], ({ actor }) => unsubscribe(actor)),
});
