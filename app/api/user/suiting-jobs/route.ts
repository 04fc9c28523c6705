import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";
import { jobsApi } from "@/lib/domains/jobs/api";
import { listSuiting } from "@/lib/domains/jobs/suits-queries";

export const GET = route(jobsApi["GET /api/user/suiting-jobs"], ({ actor }) => listSuiting(actor));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
