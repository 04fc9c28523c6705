import { applicationsApi } from "@/lib/domains/applications/api";
import { listForJob } from "@/lib/domains/applications/received-queries";
import { isOf } from "@/lib/access/auth/actor";
import { AppError } from "@/lib/platform/http/errors";
import { route, serve } from "@/lib/access/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  GET: route(applicationsApi["GET /api/service-requests/{id}/applications"], ({ actor, params, query }) => {
    if (isOf(actor, "worker")) throw new AppError("employers_only");
    return listForJob(actor, params.id, query);
  }),
});
