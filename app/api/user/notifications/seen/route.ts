import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { notificationsApi } from "@/lib/notifications/api";
import { markSeen } from "@/lib/notifications/service";

export const PUT = route(notificationsApi["PUT /api/user/notifications/seen"], ({ actor, body }) =>
  markSeen(actor, body.upTo),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
