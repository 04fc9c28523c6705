import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { notificationsApi } from "@/lib/notifications/api";
import { listNotifications } from "@/lib/notifications/queries";

export const GET = route(notificationsApi["GET /api/user/notifications"], ({ actor, query }) =>
  listNotifications(actor, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
