import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { listOwnJobs } from "@/lib/jobs/queries";

export const GET = route(jobsApi["GET /api/client/service-requests"], ({ actor, query }) => listOwnJobs(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
