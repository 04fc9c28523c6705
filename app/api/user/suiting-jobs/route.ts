import { route, serve } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listSuiting } from "@/lib/domains/jobs/suits-queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/user/suiting-jobs"], ({ actor }) => listSuiting(actor)),
});
