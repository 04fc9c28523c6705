import { adminApi } from "@/lib/domains/admin/api";
import { listDailyFigures } from "@/lib/domains/admin/queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(adminApi["GET /api/admin/figures"], ({ actor, query }) => listDailyFigures(actor, query.days)),
});
