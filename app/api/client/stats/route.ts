import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { getEmployerStats } from "@/lib/jobs/queries";

export const GET = route(jobsApi["GET /api/client/stats"], ({ actor }) => getEmployerStats(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
