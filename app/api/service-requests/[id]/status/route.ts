import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { setJobStatus } from "@/lib/jobs/service";

export const PUT = route(jobsApi["PUT /api/service-requests/{id}/status"], ({ actor, params, body }) =>
  setJobStatus(actor, params.id, body.status),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
