import { adminApi } from "@/lib/domains/admin/api";
import { listJobsForAdmin } from "@/lib/domains/admin/list-queries";
import { createJobForEmployer } from "@/lib/domains/admin/service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const GET = route(adminApi["GET /api/admin/jobs"], ({ actor, query }) => listJobsForAdmin(actor, query));

export const POST = route(adminApi["POST /api/admin/jobs"], ({ actor, body, within }) =>
  createJobForEmployer(actor, body, within),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
