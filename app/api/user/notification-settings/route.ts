import { deliveryApi } from "@/lib/delivery/api";
import { getNotificationSettings } from "@/lib/delivery/queries";
import { saveNotificationSettings } from "@/lib/delivery/settings-service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(deliveryApi["GET /api/user/notification-settings"], ({ actor }) =>
  getNotificationSettings(actor),
);

export const PUT = route(deliveryApi["PUT /api/user/notification-settings"], ({ actor, body }) =>
  saveNotificationSettings(actor, body),
);

export const { POST, PATCH, DELETE, OPTIONS } = allowOnly("GET", "PUT");
