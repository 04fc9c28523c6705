import { route, serve } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { listNotifications } from "@/lib/domains/notifications/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(notificationsApi["GET /api/user/notifications"], ({ actor, query }) => listNotifications(actor, query)),
});
