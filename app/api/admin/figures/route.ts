import { adminApi } from "@/lib/domains/admin/api";
import { listDailyFigures } from "@/lib/domains/admin/queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/figures"], ({ actor, query }) => listDailyFigures(actor, query.days));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
