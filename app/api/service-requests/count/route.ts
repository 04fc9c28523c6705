import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { countJobs } from "@/lib/jobs/queries";

export const GET = route(jobsApi["GET /api/service-requests/count"], ({ actor, query }) => countJobs(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
