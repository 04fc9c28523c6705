import { adminApi } from "@/lib/domains/admin/api";
import { setHold } from "@/lib/domains/admin/job-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(adminApi["PUT /api/admin/jobs/{id}/hold"], ({ actor, params, body }) =>
  setHold(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
