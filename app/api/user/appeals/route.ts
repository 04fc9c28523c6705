import { route, serve } from "@/lib/access/route";
import { href } from "@/lib/access/routes";
import { reportsApi } from "@/lib/domains/reports/api";
import { sendAppeal } from "@/lib/domains/reports/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  POST: route(reportsApi["POST /api/user/appeals"], ({ actor, body, within }) => sendAppeal(actor, body, within), {
    next: () => href.disagree(),
  }),
});
