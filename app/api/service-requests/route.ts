import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listJobs } from "@/lib/domains/jobs/queries";
import { createJob } from "@/lib/domains/jobs/service";

export const GET = route(jobsApi["GET /api/service-requests"], ({ actor, query }) => listJobs(actor, query));

export const POST = route(jobsApi["POST /api/service-requests"], ({ actor, body, within }) =>
  createJob(actor, body, within),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
