import { adminApi } from "@/lib/domains/admin/api";
import { listNewJobs } from "@/lib/domains/admin/skim-queries";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/new-jobs"], ({ actor, query }) => listNewJobs(actor, query));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET");
