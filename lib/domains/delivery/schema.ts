import { z } from "zod";
import { MUTABLE_TOPICS } from "./options";
import { ENDPOINT_MAX } from "@/lib/platform/push/endpoints";

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

/** /api/unsubscribe/{token}: an account's id and our signature (lib/platform/mail/unsubscribing.ts). */
export const unsubscribeParams = z.object({ token: z.string().max(100) });

const hour = z.int().min(0).max(23);

/** PUT /api/user/notification-settings. */
export const notificationSettingsInput = z.object({
  email: z.boolean(),
  message: z.boolean(),
  dailySum: z.boolean(),
  showsDetails: z.boolean(),
  muted: z.array(z.enum(MUTABLE_TOPICS)).max(MUTABLE_TOPICS.length),
  quiet: z.object({ from: hour, to: hour }).nullable(),
});
export type NotificationSettingsInput = z.output<typeof notificationSettingsInput>;
