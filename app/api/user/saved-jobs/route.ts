import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listSaved } from "@/lib/domains/jobs/saved-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/user/saved-jobs"], ({ actor }) => listSaved(actor)),
});
