import { route, serve } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { markSeen } from "@/lib/domains/notifications/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(notificationsApi["PUT /api/user/notifications/seen"], ({ actor, body }) => markSeen(actor, body.upTo)),
});
