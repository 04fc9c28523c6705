import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { notificationsApi } from "@/lib/notifications/api";
import { countUnseen } from "@/lib/notifications/queries";

export const GET = route(notificationsApi["GET /api/user/notifications/count"], async ({ actor }) => ({
  unseen: await countUnseen(actor),
}));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
