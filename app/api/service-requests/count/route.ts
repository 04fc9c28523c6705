import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { countJobs } from "@/lib/domains/jobs/queries";

export const GET = route(jobsApi["GET /api/service-requests/count"], ({ actor, query }) => countJobs(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
