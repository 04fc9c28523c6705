import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { getEmployerStats } from "@/lib/domains/jobs/figure-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/client/stats"], ({ actor }) => getEmployerStats(actor)),
});
