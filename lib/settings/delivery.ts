import { z } from "zod";

/** How notifications leave the server, part of the settings read by lib/env.ts; docs/deployment.md explains them. */
export const DELIVERY_SETTINGS = {
  /** Whether the server itself delivers notifications, every two seconds; otherwise a scheduler calls it. */
  DELIVER_IN_PROCESS: z.enum(["0", "1"]).default("1"),
  /** The secret that a scheduler sends as `Authorization: Bearer …` to GET /api/tasks/deliveries. Vercel sets it under this name. */
  CRON_SECRET: z.string().min(16).optional(),
  /** A push service besides those of the browsers' makers, such as the one of our tests. */
  PUSH_SERVICE_URL: z.url({ protocol: /^https?$/ }).optional(),
};
