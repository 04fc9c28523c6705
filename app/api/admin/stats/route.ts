import { adminApi } from "@/lib/admin/api";
import { getAdminStats } from "@/lib/admin/queries";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/stats"], ({ actor }) => getAdminStats(actor));
