import { isOf } from "@/lib/access/auth/actor";
import { AppError } from "@/lib/platform/http/errors";
import { route, serve } from "@/lib/access/route";
import { setStatusByOffice } from "@/lib/domains/admin/job-service";
import { jobsApi } from "@/lib/domains/jobs/api";
import { setJobStatus } from "@/lib/domains/jobs/status-service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  PUT: route(jobsApi["PUT /api/service-requests/{id}/status"], ({ actor, params, body }) => {
    if (isOf(actor, "admin")) return setStatusByOffice(actor, params.id, body);
    if (isOf(actor, "employer")) return setJobStatus(actor, params.id, body);
    throw new AppError("employers_only");
  }),
});
