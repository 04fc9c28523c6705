import { deliveryApi } from "@/lib/domains/delivery/api";
import { getNotificationSettings } from "@/lib/domains/delivery/queries";
import { saveNotificationSettings } from "@/lib/domains/delivery/settings-service";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(deliveryApi["GET /api/user/notification-settings"], ({ actor }) => getNotificationSettings(actor)),
  PUT: route(deliveryApi["PUT /api/user/notification-settings"], ({ actor, body }) =>
    saveNotificationSettings(actor, body),
  ),
});
