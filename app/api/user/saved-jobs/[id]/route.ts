import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { saveJob, unsaveJob } from "@/lib/domains/jobs/saved-service";

export const PUT = route(jobsApi["PUT /api/user/saved-jobs/{id}"], ({ actor, params }) => saveJob(actor, params.id));

export const DELETE = route(jobsApi["DELETE /api/user/saved-jobs/{id}"], ({ actor, params }) =>
  unsaveJob(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
