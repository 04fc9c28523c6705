import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { reportsApi } from "@/lib/domains/reports/api";
import { listOwnReports } from "@/lib/domains/reports/queries";
import { sendReport } from "@/lib/domains/reports/service";
import { clientAddress } from "@/lib/platform/limits/address";

export const GET = route(reportsApi["GET /api/user/reports"], ({ actor }) => listOwnReports(actor));

export const POST = route(
  reportsApi["POST /api/user/reports"],
  ({ actor, body, request, within }) => sendReport(actor, body, clientAddress(request.headers), within),
  { next: ({ number, topic }) => href.reportSent(number, topic) },
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
