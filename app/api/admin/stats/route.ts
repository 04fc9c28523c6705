import { adminApi } from "@/lib/admin/api";
import { getAdminStats } from "@/lib/admin/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/stats"], ({ actor }) => getAdminStats(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
