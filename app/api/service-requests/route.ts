import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { listJobs } from "@/lib/jobs/queries";
import { createJob } from "@/lib/jobs/service";

export const GET = route(jobsApi["GET /api/service-requests"], ({ actor, query }) => listJobs(actor, query));

export const POST = route(jobsApi["POST /api/service-requests"], ({ actor, body, within }) =>
  createJob(actor, body, within),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
