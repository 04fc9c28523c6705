import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { reportsApi } from "@/lib/domains/reports/api";
import { listOwnReports } from "@/lib/domains/reports/queries";
import { sendReport } from "@/lib/domains/reports/service";
import { clientAddress } from "@/lib/platform/limits/address";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(reportsApi["GET /api/user/reports"], ({ actor }) => listOwnReports(actor)),
  POST: route(
    reportsApi["POST /api/user/reports"],
    ({ actor, body, request, within }) => sendReport(actor, body, clientAddress(request.headers), within),
    { next: ({ number, topic }) => href.reportSent(number, topic) },
  ),
});
