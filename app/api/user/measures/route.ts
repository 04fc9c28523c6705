import { route, serve } from "@/lib/access/route";
import { reportsApi } from "@/lib/domains/reports/api";
import { listMeasures } from "@/lib/domains/reports/measure-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(reportsApi["GET /api/user/measures"], ({ actor }) => listMeasures(actor)),
});
