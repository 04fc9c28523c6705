import { answerLanguage } from "@/lib/access/auth/answer-language";
import { grievancesApi } from "@/lib/domains/grievances/api";
import { sendVisitorGrievance } from "@/lib/domains/grievances/service";
import { route, serve } from "@/lib/access/route";
import { clientAddress } from "@/lib/platform/limits/address";
import { href } from "@/lib/access/routes";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(
    grievancesApi["POST /api/grievances"],
    async ({ body, request, within }) => {
      const language = await answerLanguage(request, null, false);
      return sendVisitorGrievance(body, { address: clientAddress(request.headers), language }, within);
    },
    {
      next: ({ number }, { fields }) => (fields.kind === "appeal" ? href.reportSent(number) : href.callComing(number)),
    },
  ),
});
