import { applicationsApi } from "@/lib/domains/applications/api";
import { listForWorker } from "@/lib/domains/applications/queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/user/service-applications"], ({ actor, query }) => listForWorker(actor, query)),
});
