import { adminApi } from "@/lib/admin/api";
import { listJobsForAdmin } from "@/lib/admin/queries";
import { createJobForEmployer } from "@/lib/admin/service";
import { allowOnly } from "@/lib/http/allow-only";
import { route } from "@/lib/http/route";

export const GET = route(adminApi["GET /api/admin/jobs"], ({ actor, query }) => listJobsForAdmin(actor, query));

export const POST = route(adminApi["POST /api/admin/jobs"], ({ actor, body, within }) =>
  createJobForEmployer(actor, body, within),
);

export const { PUT, PATCH, DELETE, OPTIONS } = allowOnly("GET", "POST");
