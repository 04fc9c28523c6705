import { deliveryApi } from "@/lib/domains/delivery/api";
import { getPush } from "@/lib/domains/delivery/queries";
import { subscribe, unsubscribe } from "@/lib/domains/delivery/subscription-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(deliveryApi["GET /api/user/push-subscription"], ({ actor }) => getPush(actor));

export const PUT = route(deliveryApi["PUT /api/user/push-subscription"], ({ actor, body }) => subscribe(actor, body));

export const DELETE = route(deliveryApi["DELETE /api/user/push-subscription"], ({ actor }) => unsubscribe(actor));

export const { POST, PATCH, OPTIONS } = allowOnly("GET", "PUT", "DELETE");
