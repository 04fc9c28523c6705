import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { notificationsApi } from "@/lib/domains/notifications/api";
import { getCounts } from "@/lib/domains/notifications/queries";

export const GET = route(notificationsApi["GET /api/user/notifications/count"], ({ actor }) => getCounts(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
