import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { reportsApi } from "@/lib/domains/reports/api";
import { sendVisitorReport } from "@/lib/domains/reports/service";
import { clientAddress } from "@/lib/platform/limits/address";

export const POST = route(
  reportsApi["POST /api/reports"],
  ({ body, request, within }) => sendVisitorReport(body, clientAddress(request.headers), within),
  { next: ({ number, topic }) => href.reportSent(number, topic) },
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
