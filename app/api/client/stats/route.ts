import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { getEmployerStats } from "@/lib/domains/jobs/figure-queries";

export const GET = route(jobsApi["GET /api/client/stats"], ({ actor }) => getEmployerStats(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
