import { applicationsApi } from "@/lib/domains/applications/api";
import { listHires } from "@/lib/domains/applications/hire-queries";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/client/hired"], ({ actor, query }) => listHires(actor, query)),
});
