import { answerLanguage } from "@/lib/access/auth/answer-language";
import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { reportsApi } from "@/lib/domains/reports/api";
import { sendVisitorReport } from "@/lib/domains/reports/service";
import { clientAddress } from "@/lib/platform/limits/address";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    reportsApi["POST /api/reports"],
    async ({ body, request, within }) => {
      const language = await answerLanguage(request, null, false);
      return sendVisitorReport(body, { address: clientAddress(request.headers), language }, within);
    },
    { next: ({ number, topic }) => href.reportSent(number, topic) },
  ),
});
