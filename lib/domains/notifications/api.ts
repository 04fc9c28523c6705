/** The operations on what the caller is told. */
import { bytes, listOf, NOTHING, type Api } from "@/lib/platform/http/operation";
import { listNotificationsQuery, seenInput } from "./schema";
import { notificationSchema, countsSchema } from "./types";

export const notificationsApi = {
  "GET /api/user/notifications": {
    access: "signed-in",
    query: listNotificationsQuery,
    answer: listOf(notificationSchema),
    summary: "What the caller is told, newest first, in codes; kept for 90 days",
  },
  "GET /api/user/notifications/count": {
    access: "signed-in",
    answer: countsSchema,
    summary: "How many of them the caller has not seen, and how much waits for the caller",
  },
  "GET /api/user/news": {
    access: "signed-in",
    answer: bytes(
      "text/event-stream",
      'Server-sent events: `news` with `{"unseen": n}` within a second or so of each new notification',
    ),
    summary: "Hear at once of new notifications; ends after ten minutes, and with the session at the next news",
    errors: ["rate_limited", "unavailable"],
  },
  "PUT /api/user/notifications/seen": {
    access: "signed-in",
    body: seenInput,
    answer: NOTHING,
    summary: "Mark one's notification and all older ones as seen",
    errors: ["not_found"],
  },
} as const satisfies Api;
