import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { renewJob } from "@/lib/domains/jobs/renewal-service";

export const POST = route(jobsApi["POST /api/service-requests/{id}/renewal"], ({ actor, params, body }) =>
  renewJob(actor, params.id, body.wordingReasons),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
