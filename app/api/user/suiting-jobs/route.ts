import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";
import { jobsApi } from "@/lib/jobs/api";
import { listSuiting } from "@/lib/jobs/suits-queries";

export const GET = route(jobsApi["GET /api/user/suiting-jobs"], ({ actor }) => listSuiting(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
