import { route, serve } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { getCounts } from "@/lib/domains/notifications/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(notificationsApi["GET /api/user/notifications/count"], ({ actor }) => getCounts(actor)),
});
