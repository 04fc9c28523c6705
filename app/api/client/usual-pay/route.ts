import { route, serve } from "@/lib/access/route";
import { postingApi } from "@/lib/domains/jobs/posting-api";
import { usualPay } from "@/lib/domains/jobs/usual-pay-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(postingApi["GET /api/client/usual-pay"], ({ actor, query }) => usualPay(actor, query)),
});
