import { isOf } from "@/lib/access/auth/actor";
import { AppError } from "@/lib/platform/http/errors";
import { route, serve } from "@/lib/access/route";
import { changeJob } from "@/lib/domains/admin/job-service";
import { jobsApi } from "@/lib/domains/jobs/api";
import { getJob } from "@/lib/domains/jobs/queries";
import { removeJob } from "@/lib/domains/jobs/removal-service";
import { countView, updateJob } from "@/lib/domains/jobs/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(jobsApi["GET /api/service-requests/{id}"], async ({ actor, params }) => {
    const job = await getJob(actor, params.id);
    await countView(actor, job.id);
    return job;
  }),
  PUT: route(jobsApi["PUT /api/service-requests/{id}"], ({ actor, params, body }) => {
    const { reason, ...input } = body;
    if (isOf(actor, "admin")) return changeJob(actor, params.id, input, reason);
    if (isOf(actor, "employer")) return updateJob(actor, params.id, input);
    throw new AppError("employers_only");
  }),
  DELETE: route(jobsApi["DELETE /api/service-requests/{id}"], ({ actor, params, query }) => {
    if (isOf(actor, "employer") || isOf(actor, "admin")) return removeJob(actor, params.id, query.undoable === "true");
    throw new AppError("employers_only");
  }),
});
