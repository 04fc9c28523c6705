import { route, serve } from "@/lib/access/route";
import { casesApi } from "@/lib/domains/admin/case-api";
import { getCaseFigures } from "@/lib/domains/admin/case-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(casesApi["GET /api/admin/case-figures"], ({ actor }) => getCaseFigures(actor)),
});
