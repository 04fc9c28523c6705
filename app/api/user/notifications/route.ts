import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { listNotifications } from "@/lib/domains/notifications/queries";

export const GET = route(notificationsApi["GET /api/user/notifications"], ({ actor, query }) =>
  listNotifications(actor, query),
);

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
