import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { notificationsApi } from "@/lib/notifications/api";
import { getCounts } from "@/lib/notifications/queries";

export const GET = route(notificationsApi["GET /api/user/notifications/count"], ({ actor }) => getCounts(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
