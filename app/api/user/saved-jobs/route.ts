import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listSaved } from "@/lib/domains/jobs/saved-queries";

export const GET = route(jobsApi["GET /api/user/saved-jobs"], ({ actor }) => listSaved(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
