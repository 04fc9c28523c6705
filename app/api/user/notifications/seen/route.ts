import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { markSeen } from "@/lib/domains/notifications/service";

export const PUT = route(notificationsApi["PUT /api/user/notifications/seen"], ({ actor, body }) =>
  markSeen(actor, body.upTo),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
