import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { setJobStatus } from "@/lib/domains/jobs/status-service";

export const PUT = route(jobsApi["PUT /api/service-requests/{id}/status"], ({ actor, params, body }) =>
  setJobStatus(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
