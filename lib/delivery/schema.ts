import { z } from "zod";
import { ENDPOINT_MAX } from "@/lib/push/endpoints";

/** PUT /api/user/push-subscription: a browser's PushSubscription, as JSON. */
export const subscriptionInput = z.object({
  endpoint: z.string().max(ENDPOINT_MAX),
  keys: z.object({
    // A point of P-256, uncompressed, and sixteen bytes; some browsers pad them.
    p256dh: z.string().regex(/^B[\w-]{86}=?$/),
    auth: z.string().regex(/^[\w-]{22}={0,2}$/),
  }),
});
export type SubscriptionInput = z.output<typeof subscriptionInput>;
