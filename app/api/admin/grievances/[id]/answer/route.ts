import { adminApi } from "@/lib/domains/admin/api";
import { answerGrievance } from "@/lib/domains/admin/grievance-service";
import { allowOnly } from "@/lib/access/allow-only";
import { route } from "@/lib/access/route";

export const PUT = route(adminApi["PUT /api/admin/grievances/{id}/answer"], ({ actor, params, body }) =>
  answerGrievance(actor, params.id, body),
);

export const { GET, POST, PATCH, DELETE, OPTIONS } = allowOnly("PUT");
