import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listOwnJobs } from "@/lib/domains/jobs/queries";

export const GET = route(jobsApi["GET /api/client/service-requests"], ({ actor, query }) => listOwnJobs(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
