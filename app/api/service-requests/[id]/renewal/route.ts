import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { renewJob } from "@/lib/jobs/renewal-service";

export const POST = route(jobsApi["POST /api/service-requests/{id}/renewal"], ({ actor, params }) =>
  renewJob(actor, params.id),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = allowOnly("POST");
