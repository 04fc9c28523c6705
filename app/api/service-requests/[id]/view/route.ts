import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { viewJob } from "@/lib/domains/jobs/service";

export const PUT = route(jobsApi["PUT /api/service-requests/{id}/view"], ({ actor, params }) =>
  viewJob(actor, params.id),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
