import { applicationsApi } from "@/lib/domains/applications/api";
import { listWork } from "@/lib/domains/applications/hire-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/user/work"], ({ actor, query }) => listWork(actor, query)),
});
