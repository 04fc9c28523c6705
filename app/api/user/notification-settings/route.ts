import { deliveryApi } from "@/lib/domains/delivery/api";
import { getNotificationSettings } from "@/lib/domains/delivery/queries";
import { saveNotificationSettings } from "@/lib/domains/delivery/settings-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(deliveryApi["GET /api/user/notification-settings"], ({ actor }) =>
  getNotificationSettings(actor),
);

export const PUT = route(deliveryApi["PUT /api/user/notification-settings"], ({ actor, body }) =>
  saveNotificationSettings(actor, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
