import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { saveJob, unsaveJob } from "@/lib/jobs/saved-service";

export const PUT = route(jobsApi["PUT /api/user/saved-jobs/{id}"], ({ actor, params }) => saveJob(actor, params.id));

export const DELETE = route(jobsApi["DELETE /api/user/saved-jobs/{id}"], ({ actor, params }) =>
  unsaveJob(actor, params.id),
);

export const { GET, POST, PATCH, OPTIONS } = allowOnly("PUT", "DELETE");
