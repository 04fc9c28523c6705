import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { listSaved } from "@/lib/jobs/saved-queries";

export const GET = route(jobsApi["GET /api/user/saved-jobs"], ({ actor }) => listSaved(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
