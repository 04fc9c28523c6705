import { adminApi } from "@/lib/admin/api";
import { listDailyFigures } from "@/lib/admin/queries";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/figures"], ({ actor, query }) => listDailyFigures(actor, query.days));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
