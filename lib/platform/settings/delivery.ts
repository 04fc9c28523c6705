import { z } from "zod";

/** How notifications leave the server, part of the settings read by lib/platform/env.ts; docs/deployment.md explains them. */
export const DELIVERY_SETTINGS = {
  /** Whether the server itself delivers notifications, every two seconds; otherwise a scheduler calls it. */
  DELIVER_IN_PROCESS: z.enum(["0", "1"]).default("1"),
  /** Most streams of news (GET /api/user/news) that this server holds open; 0: browsers ask from time to time instead. */
  LIVE_STREAMS: z.coerce.number().int().min(0).default(2000),
  /** The secret that a scheduler sends as `Authorization: Bearer …` to GET /api/tasks/deliveries. Vercel sets it under this name. */
  CRON_SECRET: z.string().min(16).optional(),
  /** A push service besides those of the browsers' makers, such as the one of our tests. */
  PUSH_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** The address that sends our text messages on by WhatsApp or SMS, and the secret that signs what we post to it. */
  TEXT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  TEXT_WEBHOOK_SECRET: z.string().min(32).optional(),
};
type DeliverySettings = z.output<z.ZodObject<typeof DELIVERY_SETTINGS>>;

const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** Adds an issue if only one of the webhook's two is set, or if phone numbers would leave this machine unencrypted. */
export function checkDeliverySettings(settings: DeliverySettings, context: z.RefinementCtx): void {
  const { TEXT_WEBHOOK_URL: url, TEXT_WEBHOOK_SECRET: secret } = settings;
  const addIssue = (name: string, message: string) => context.addIssue({ code: "custom", path: [name], message });
  if ((url === undefined) !== (secret === undefined)) {
    addIssue(url === undefined ? "TEXT_WEBHOOK_URL" : "TEXT_WEBHOOK_SECRET", "is missing: text messages need it");
  }
  // A text that is no address is refused by itself.
  if (url === undefined || !URL.canParse(url)) return;
  const { protocol, hostname } = new URL(url);
  if (protocol !== "https:" && !LOOPBACK.includes(hostname)) addIssue("TEXT_WEBHOOK_URL", "has to begin with https://");
}
